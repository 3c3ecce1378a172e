import { rulingId, rulingValueId } from './ids'
import { has, t } from './texts'

export type RuleValue = string | number | boolean

export function rulingText(name: string): string {
  return t(rulingId(name))
}

export function valueText(name: string, value: RuleValue): string {
  if (typeof value === 'boolean') return t(value ? 'ruling-yes' : 'ruling-no')
  return has(rulingValueId(name, value)) ? t(rulingValueId(name, value)) : String(value)
}
