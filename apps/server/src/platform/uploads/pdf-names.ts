import { inflateSync, constants as zlib } from 'node:zlib'
import type { PdfFault } from './pdf-fault.ts'

/** What all streams of one file may unfold to, in bytes; scans of sixty sheets stay far below. */
const unfoldedAtMost = 256 * 1024 * 1024

/** What makes a viewer act or hand out another file (ISO 32000-2); a name ends at a delimiter. */
const suspicious: ReadonlyMap<PdfFault, RegExp> = new Map([
  ['encrypted', named('Encrypt')],
  [
    'active',
    named('JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMedia', 'XFA'),
  ],
  ['carries-files', named('EmbeddedFiles?', 'FileAttachment', 'GoToE', 'Collection')],
] as const)

/**
 * What can be told of a PDF without believing its own tables: names that stand anywhere in it, also
 * inside whatever is compressed. It needs time and memory by what is there, never by what is claimed.
 */
export function faultByNames(bytes: Uint8Array): PdfFault | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  if (!/%%EOF[\s\0]*$/.test(text.slice(-1024))) return 'broken'
  const found = faultIn(text)
  if (found !== undefined) return found
  let left = unfoldedAtMost
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    const unfolded = unfold(file.subarray(text.indexOf('\n', index) + 1), left)
    if (unfolded === 'too much') return 'broken'
    left -= unfolded.length
    const hidden = faultIn(unfolded.toString('latin1'))
    if (hidden !== undefined) return hidden
  }
  return undefined
}

/** A name may spell its letters as numbers: `/J#61vaScript`. */
function faultIn(text: string): PdfFault | undefined {
  const spelt = text.replaceAll(/#([2-7][\dA-Fa-f])/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return [...suspicious].find(([, names]) => names.test(spelt))?.[0]
}

function named(...names: readonly string[]): RegExp {
  return new RegExp(`/(?:${names.join('|')})(?=[\\s\\0()<>[\\]{}/%]|$)`)
}

/** What is not compressed, or not this way, unfolds to nothing. */
function unfold(data: Buffer, atMost: number): Buffer | 'too much' {
  const isZlib = data.length > 2 && ((data[0] ?? 0) & 15) === 8 && data.readUInt16BE(0) % 31 === 0
  if (!isZlib) return Buffer.alloc(0)
  try {
    return inflateSync(data, { maxOutputLength: atMost, finishFlush: zlib.Z_SYNC_FLUSH })
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return isTooLarge ? 'too much' : Buffer.alloc(0)
  }
}
