/** Modules left light around a code. */
const BORDER = 2

/** The rows of a QR code without a border; true is dark. The library is loaded where a code is drawn. */
export async function qrModules(text: string): Promise<boolean[][]> {
  const { encode } = await import('uqr')
  return encode(text, { ecc: 'M', border: 0 }).data
}

/** A QR code as the address of an image. */
export async function qrPicture(text: string): Promise<string> {
  const rows = await qrModules(text)
  const size = rows.length + 2 * BORDER
  const dark = rows.flatMap((row, y) => row.map((is, x) => (is ? `M${x + BORDER} ${y + BORDER}h1v1h-1z` : '')))
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`,
  )}`
}
