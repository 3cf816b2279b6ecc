import type { PdfFault } from './pdf-fault.ts'
import { outermostNames, streamDictionaries } from './stream-dictionaries.ts'
import { suspicion } from './suspicious-names.ts'
import { isZlib, unfold } from './unfold.ts'

const nameEnd = '(?=[\\s\\0()<>[\\]{}/%]|$)'

/** A stream of objects has all three; what says one of them may be taken for such a stream. */
const ofObjects = new RegExp(`/(?:ObjStm|First|N)${nameEnd}`)
const ofTables = new RegExp(`/(?:XRef|W)${nameEnd}`)

/** Whatever says how a stream is packed; F is Filter in short, or another file (ISO 32000-2, 7.3.8.2). */
const packing = new RegExp(`/(?:Filter|F|DecodeParms|DP|FFilter|FDecodeParms)${nameEnd}`, 'g')

const byZlibAlone = new RegExp(
  `/Filter[\\s\\0]*(?:/FlateDecode${nameEnd}|\\[[\\s\\0]*/FlateDecode[\\s\\0]*\\])`,
)

/** What takes a stream, or what it draws, from another file (7.3.8.2, 8.10.4, 14.11.7). */
const outside: ReadonlySet<string> = new Set(['FFilter', 'FDecodeParms', 'Ref', 'OPI'])

/**
 * Whether what leads a stream says that its data lie in another file, or that objects may lie in it packed
 * in another way than `unfold` undoes, so that nothing can be told of them. What cannot be understood counts
 * as such. `onObjects` hears where streams begin that a viewer unfolds at once.
 */
function faultInDictionaries(
  text: string,
  onObjects: (stream: number) => void,
): PdfFault | undefined {
  for (const found of streamDictionaries(text)) {
    if (found === undefined) return 'concealing'
    const { dictionary, stream } = found
    const plain = spelt(dictionary)
    const isOfObjects = ofObjects.test(plain)
    if (isOfObjects && !isOpen(plain)) return 'concealing'
    if (isOfObjects || ofTables.test(plain)) onObjects(stream)
    if (reachesOutside(dictionary)) return 'reaching'
  }
  return undefined
}

function isOpen(dictionary: string): boolean {
  const said = dictionary.match(packing)?.length ?? 0
  return said === 0 || (said === 1 && byZlibAlone.test(dictionary))
}

/** F is a way of packing where a name or a list of names follows, else another file. */
function reachesOutside(dictionary: string): boolean {
  for (const { name, behind } of outermostNames(dictionary)) {
    const plain = spelt(name)
    if (outside.has(plain) || (plain === 'F' && behind !== '/' && behind !== '[')) return true
  }
  return false
}

function spelt(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

const megabyte = 1024 * 1024
/** What all streams of one file may unfold to; scans of sixty sheets stay far below. */
const unfoldedAtMost = 128 * megabyte
/** The same of one stream: a sheet of 300 dpi in colour has 26 MB. */
const oneUnfoldedAtMost = 64 * megabyte
/** A viewer has to hold a whole stream of objects. */
const objectsUnfoldedAtMost = 16 * megabyte
/** Sixty sheets have some hundred streams, with drawn letters some thousand. */
const streamsAtMost = 4000
/** Each has the word twice, and so may have what it holds. */
const wordsAtMost = 40_000

/**
 * What can be told of a PDF without believing its own tables: names that stand anywhere in it, also
 * inside whatever is compressed. It needs time and memory by what is there, never by what is claimed, and
 * holds no more of what is compressed than a part at a time.
 * Streams that begin inside one another are all looked at, each at the cost of what it unfolds to.
 */
export async function faultByNames(bytes: Uint8Array): Promise<PdfFault | undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  if (!/%%EOF[\s\0]*$/.test(text.slice(-1024))) return 'broken'
  const suspected = suspicion()
  const look = suspected.text()
  const found = look(text) ?? look()
  if (found !== undefined) return found
  const ofObjects = new Set<number>()
  const inDictionaries = faultInDictionaries(text, (stream) => ofObjects.add(stream))
  if (inDictionaries !== undefined) return inDictionaries
  let left = unfoldedAtMost
  let streams = 0
  for (const { word, begin } of beginsOfStreams(text)) {
    if (word === 'too many') return 'broken'
    const data = file.subarray(begin)
    if (!isZlib(data)) continue
    streams += 1
    if (streams > streamsAtMost) return 'broken'
    const atMost = ofObjects.has(word) ? objectsUnfoldedAtMost : oneUnfoldedAtMost
    const lookInside = suspected.text()
    const unfolded = await unfold(data, Math.min(left, atMost), (part) =>
      lookInside(part.toString('latin1')),
    )
    if (unfolded === 'too much') return 'broken'
    left -= unfolded.cost
    const hidden = unfolded.found ?? lookInside()
    if (hidden !== undefined) return hidden
  }
  return suspected.atEnd()
}

interface Begin {
  /** Where the keyword before it stands. */
  readonly word: number | 'too many'
  readonly begin: number
}

/** Viewers differ: behind the line of the keyword, whatever else stands in it, or right behind its blanks. */
function* beginsOfStreams(text: string): Generator<Begin> {
  const lineBreak = /\r\n?|\n/g
  let isLastLine = false
  let words = 0
  for (const { 0: keyword, index: word } of text.matchAll(/stream */g)) {
    words += 1
    if (words > wordsAtMost) return yield { word: 'too many', begin: word }
    const behind = word + keyword.length
    yield { word, begin: behind }
    if (isLastLine) continue
    if (lineBreak.lastIndex <= behind) {
      lineBreak.lastIndex = behind
      isLastLine = !lineBreak.test(text)
    }
    if (!isLastLine && lineBreak.lastIndex !== behind) yield { word, begin: lineBreak.lastIndex }
  }
}
