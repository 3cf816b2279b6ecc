import { concealsObjects } from './conceals-objects.ts'
import type { PdfFault } from './pdf-fault.ts'
import { unfold } from './unfold.ts'

/** What all streams of one file may unfold to, in bytes; scans of sixty sheets stay far below. */
const unfoldedAtMost = 128 * 1024 * 1024

/** What makes a viewer act or hand out another file (ISO 32000-2). */
const suspicious: ReadonlyMap<PdfFault, RegExp> = new Map([
  ['encrypted', named('Encrypt')],
  [
    'active',
    named('JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMedia', 'XFA'),
  ],
  [
    'carries-files',
    named('EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE', 'Collection'),
  ],
] as const)

/**
 * What can be told of a PDF without believing its own tables: names that stand anywhere in it, also
 * inside whatever is compressed. It needs time and memory by what is there, never by what is claimed.
 * Streams that begin inside one another are all looked at, each at the cost of what it unfolds to.
 */
export async function faultByNames(bytes: Uint8Array): Promise<PdfFault | undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  if (!/%%EOF[\s\0]*$/.test(text.slice(-1024))) return 'broken'
  const found = faultIn(text)
  if (found !== undefined) return found
  if (concealsObjects(text)) return 'concealing'
  let left = unfoldedAtMost
  for (const begin of beginsOfStreams(text)) {
    const unfolded = await unfold(file.subarray(begin), left)
    if (unfolded === 'too much') return 'broken'
    left -= unfolded.cost
    const hidden = faultIn(unfolded.bytes.toString('latin1'))
    if (hidden !== undefined) return hidden
  }
  return undefined
}

/** Viewers differ: behind the line of the keyword, whatever else stands in it, or right behind its blanks. */
function beginsOfStreams(text: string): ReadonlySet<number> {
  const begins = new Set<number>()
  const lineBreak = /\r\n?|\n/g
  for (const { 0: keyword, index } of text.matchAll(/stream */g)) {
    const behind = index + keyword.length
    begins.add(behind)
    if (lineBreak.lastIndex <= behind) {
      lineBreak.lastIndex = behind
      if (!lineBreak.test(text)) break
    }
    begins.add(lineBreak.lastIndex)
  }
  return begins
}

function faultIn(text: string): PdfFault | undefined {
  return [...suspicious].find(([, names]) => names.test(text))?.[0]
}

/** A name ends at a delimiter. */
function named(...names: readonly string[]): RegExp {
  const spelt = names.map((name) => [...name].map(letter).join(''))
  return new RegExp(`/(?:${spelt.join('|')})(?=[\\s\\0()<>[\\]{}/%]|$)`)
}

/** A name may spell its letters as numbers: `/J#61vaScript`. */
function letter(plain: string): string {
  const [high = '', low = ''] = plain.charCodeAt(0).toString(16)
  return `(?:${plain}|#${high}[${low}${low.toUpperCase()}])`
}
