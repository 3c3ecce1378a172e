/** The printed sections: which sheets there are, in which languages, and what each prints differently. */

import { SECTIONS, type Edition } from '../gen/names'
import { editionText } from './editions'
import type { RuleValue } from './rulings'
import { t } from './texts'

export interface Section {
  readonly id: string
  readonly edition: Edition
  readonly locale: string
  readonly language: string
  readonly overrides: Readonly<Record<string, RuleValue>>
}

const ALL: readonly Section[] = SECTIONS
/** The products by the edition they are played as, in the order of the sheets. */
export const PRODUCTS: readonly Edition[] = [...new Set(ALL.map((section) => section.edition))]

export function findSection(id: string | null | undefined): Section | undefined {
  return ALL.find((section) => section.id === id)
}

export function sectionsOf(edition: string): readonly Section[] {
  return ALL.filter((section) => section.edition === edition)
}

/** The section somebody is likely to have in the box: in one of their languages, else in English. */
export function likelySection(edition: string, languages: readonly string[] = navigator.languages): Section | undefined {
  const offered = sectionsOf(edition)
  for (const language of languages) {
    const [tongue] = language.split('-')
    const near = offered.filter((section) => section.locale.split('-')[0] === tongue)
    const found = near.find((section) => section.locale === language) ?? near[0]
    if (found) return found
  }
  return offered.find((section) => section.locale === 'en') ?? offered[0]
}

/** A section by its product and language. */
export function sectionText({ edition, language }: Section): string {
  return t('section-name', { product: t('product-name', { edition }), language })
}

/** What a rule cites, by product and language: a whole sheet ("000"), or one section of it ("000-FR"). */
export function citedText(cited: string): string {
  const section = findSection(cited)
  if (section) return sectionText(section)
  const edition = ALL.find(({ id }) => id.startsWith(`${cited}-`))?.edition
  return edition ? t('product-name', { edition }) : cited
}

/** What a table is played by, in a line: its section, else its edition. */
export function sheetText(edition: string, sectionId: string | null): string {
  const section = findSection(sectionId)
  return section ? sectionText(section) : editionText(edition)
}
