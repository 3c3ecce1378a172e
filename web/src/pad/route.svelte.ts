/** Which part of the score pad is shown, from the address after `#`, so that it also works from a file. */

export type Place = { at: 'list' } | { at: 'new'; from: string | null } | { at: 'pad'; id: string } | { at: 'round'; id: string }

export function readPlace(hash: string): Place {
  const [first = '', second = ''] = hash.replace(/^#/, '').split('/')
  if (first === '' || first === 'all') return { at: 'list' }
  if (first === 'new') return { at: 'new', from: second || null }
  return second === 'round' ? { at: 'round', id: first } : { at: 'pad', id: first }
}

class Route {
  place = $state.raw<Place>(readPlace(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.place = readPlace(location.hash)
      scrollTo(0, 0)
    })
  }

  go(hash: string): void {
    location.hash = hash
  }

  /** Goes on without leaving the last place in the history. */
  replace(hash: string): void {
    location.replace(`#${hash}`)
  }
}

export const route = new Route()
