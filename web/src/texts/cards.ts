import type { Face } from '../cards/faces'
import { readFace, type Print } from '../cards/prints'
import { locale } from './locale.svelte'
import { t, tForm, type Args, type Form } from './texts'

/** What a sentence about a face may select by, whatever its language needs. */
export function faceArgs(face: Face): Args {
  return { color: face.color ?? 'none', ...kindArgs(face.kind) }
}

/** The same about a number or the name of a kind; a kind without a text of its own is shown as it is. */
export function kindArgs(kind: string): Args {
  const isNumber = /^\d$/.test(kind)
  return { kind: isNumber ? 'number' : kind, number: isNumber ? Number(kind) : kind.replaceAll('-', ' ') }
}

// The same few names are formatted over and over.
const cache = new Map<string, string>()

function once(name: string, format: () => string): string {
  const key = `${locale.id}/${locale.section}/${name}`
  let text = cache.get(key)
  if (text === undefined) cache.set(key, (text = format()))
  return text
}

export function faceText(name: string, print: Print, form: Form = 'plain'): string {
  return once(`${form}/${print}/${name}`, () => {
    const face = readFace(name, print)
    return tForm(face.color ? 'card-colored' : 'card-wild', form, faceArgs(face))
  })
}

/** A card in the player's hand, and whether it is playable. */
export function handCardText(name: string, print: Print, can: boolean): string {
  return once(`${can}/${print}/${name}`, () => t(can ? 'card-playable' : 'card-resting', { card: faceText(name, print) }))
}

/** What can be done with a card of the hand while cards are chosen to be given away. */
export function giftCardText(name: string, print: Print, state: 'chosen' | 'allowed' | 'not'): string {
  return once(`gift/${state}/${print}/${name}`, () => t('card-gift', { card: faceText(name, print), state }))
}

export function colorText(color: string, form: Form = 'plain'): string {
  return tForm('color-name', form, { color })
}

export function symbolText(symbol: string, form: Form = 'plain'): string {
  return tForm('kind-name', form, kindArgs(symbol))
}

/** The variables `name` and `name-object` of a message. */
export function bothForms(name: string, text: (form: Form) => string): Args {
  return { [name]: text('plain'), [`${name}-object`]: text('object') }
}
