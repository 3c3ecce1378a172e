/** A QR code as the address of an image, so that nothing in it can run. */
export function qrPicture(svg: string): string {
  const named = svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return `data:image/svg+xml,${encodeURIComponent(named)}`
}
