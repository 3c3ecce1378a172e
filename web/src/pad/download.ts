/** Hands a text to the browser as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin the download only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A name that every file system takes. */
export function fileName(title: string, extension: string): string {
  const plain = title.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '').slice(0, 40)
  return `${plain || 'score-pad'}.${extension}`
}
