import type { PdfFault } from './pdf-fault.ts'
import { outermostNames, streamDictionaries } from './stream-dictionaries.ts'

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
export function faultInDictionaries(
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
