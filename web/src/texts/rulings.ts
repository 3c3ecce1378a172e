import { has, t } from './texts'

export type RuleValue = string | number | boolean

export function sayRuling(name: string): string {
  return t(`ruling-${name}`)
}

export function sayValue(name: string, value: RuleValue): string {
  if (typeof value === 'boolean') return t(value ? 'ruling-yes' : 'ruling-no')
  const id = `ruling-${name}-${value}`
  return has(id) ? t(id) : String(value)
}
