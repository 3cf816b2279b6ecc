import { createReadStream } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ChangedFile } from '../file-fault.ts'
import { ImportFault } from '../import-fault.ts'

export const encodings = ['utf-8', 'gb18030'] as const
export type Encoding = (typeof encodings)[number]

/** A file of rows, as its name tells what it is. */
export interface SourceFile {
  readonly path: string
  readonly format: 'csv' | 'ndjson'
  readonly isPacked: boolean
  /** All its bytes, unpacked, where it is short and was read. */
  readonly kept?: readonly Buffer[]
}

export function sourceFile(path: string): SourceFile {
  const named = /\.(csv|ndjson)(\.gz)?$/i.exec(path)
  if (named === null)
    throw new ImportFault('the name of a file ends in .csv or .ndjson, and in .gz if it is packed')
  const format = named[1]?.toLowerCase() === 'csv' ? 'csv' : 'ndjson'
  return { path, format, isPacked: named[2] !== undefined }
}

/** Its bytes, unpacked. */
export async function* bytesOf({ path, isPacked, kept }: SourceFile): AsyncGenerator<Buffer> {
  if (kept !== undefined) return yield* kept
  try {
    for await (const bytes of opened(path, isPacked)) yield bytes
  } catch (error) {
    throw faultOf(error)
  }
}

/** Text of bytes that were judged: what does not fit the encoding has come since. */
export async function* textOf(
  bytes: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const some of bytes) yield decoded(() => decoder.decode(some, { stream: true }))
  yield decoded(() => decoder.decode())
}

function decoded(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new ChangedFile()
  }
}

function opened(path: string, isPacked: boolean): Readable {
  const file = createReadStream(path, { highWaterMark: 65_536 })
  // What goes wrong before it is thrown where its output is read.
  return isPacked ? pipeline(file, createGunzip(), () => undefined) : file
}

function faultOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new ImportFault('there is no such file')
  if (code === 'EISDIR') return new ImportFault('that is a folder')
  if (code === 'EACCES') return new ImportFault('the file may not be read')
  if (code === 'Z_BUF_ERROR') return new ImportFault('the packed file is cut off: copy it again')
  if (code === 'Z_DATA_ERROR')
    return new ImportFault('the file is not packed by gzip, or is damaged')
  return error
}
