import { type Zippable, zipSync } from 'fflate'
import type { SavedFile } from '../../client/files/fetch-file.ts'

/** Several files as one; they are compressed in themselves, so they are only put together. */
export function zipFiles(files: readonly SavedFile[], fileName: string): SavedFile {
  const entries: Zippable = {}
  for (const { fileName, bytes } of files) entries[freeName(entries, fileName)] = bytes
  return { fileName, bytes: zipSync(entries, { level: 0 }) }
}

/** No file takes the place of another of the same name. */
function freeName(taken: Zippable, name: string): string {
  const dot = name.lastIndexOf('.')
  let free = name
  for (let number = 2; free in taken; number += 1) {
    free = `${name.slice(0, dot)} (${number})${name.slice(dot)}`
  }
  return free
}
