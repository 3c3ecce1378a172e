/** By which sheet or edition is played, and what is changed of it, while somebody chooses. */

import type { RuleValue } from '../texts/rulings'
import { findSection, likelySection } from '../texts/sections'

export class SheetSettings {
  edition = $state('flip-classic')
  /** The printed section, or null where an edition was chosen. */
  section = $state<string | null>(null)
  rules = $state<Record<string, RuleValue>>({})

  /** Another edition: changed rulings of the last one no longer apply. */
  choose(edition: string): void {
    this.edition = edition
    this.section = null
    this.rules = {}
  }

  /** The box of an edition; the sheet in it is likely in the reader's language. */
  chooseProduct(edition: string): void {
    this.choose(edition)
    this.section = likelySection(edition)?.id ?? null
  }

  chooseSection(id: string): void {
    const section = findSection(id)
    if (!section) return
    this.choose(section.edition)
    this.section = id
  }

  rule(name: string, value: RuleValue, own: RuleValue | undefined): void {
    const rules = { ...this.rules }
    if (value === own) delete rules[name]
    else rules[name] = value
    this.rules = rules
  }

  get sheet(): { edition: string; section: string | null; rules: Record<string, RuleValue> } {
    return { edition: this.edition, section: this.section, rules: { ...this.rules } }
  }
}
