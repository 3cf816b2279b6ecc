import { type Zippable, zipSync } from 'fflate'

export interface NamedFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Several files as one; documents are compressed in themselves, so they are only put together. */
export function zipOf(files: readonly NamedFile[], madeAt: Date): Uint8Array {
  const entries: Zippable = {}
  for (const { fileName, bytes } of files) entries[freeName(entries, fileName)] = bytes
  return zipSync(entries, { level: 0, mtime: madeAt })
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
