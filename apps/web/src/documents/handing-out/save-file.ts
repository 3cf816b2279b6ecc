import type { SavedFile } from '../../client/files/fetch-file.ts'

/** Safari reads the file some time after the press. */
const readByMs = 60_000

/** Hands a file to the browser's downloads; as a `File` it keeps its Chinese name on iOS too. */
export function saveFile({ bytes, fileName }: SavedFile, type = 'application/pdf'): void {
  const url = URL.createObjectURL(new File([bytes], fileName, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readByMs)
}
