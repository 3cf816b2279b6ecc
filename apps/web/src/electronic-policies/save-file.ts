import type { SavedFile } from '../client/send.ts'

/** Hands the document to the browser's downloads under its own name. */
export function saveFile({ bytes, fileName }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
