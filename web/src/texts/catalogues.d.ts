/** Made by the plugin in web/catalogues.js. */
declare module 'virtual:catalogues' {
  export interface LocaleInfo {
    readonly id: string
    /** In its own language. */
    readonly name: string
    readonly dir: 'ltr' | 'rtl'
  }
  type Loader = () => Promise<{ default: string }>
  /** Every language that there is, in the order in which it is offered. */
  export const LOCALES: readonly LocaleInfo[]
  export const loaders: Record<'table' | 'rules' | 'pad', Record<string, Loader>>
}
