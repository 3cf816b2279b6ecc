import { streamDictionaries } from './stream-dictionaries.ts'

const nameEnd = '(?=[\\s\\0()<>[\\]{}/%]|$)'

/** A stream of objects has all three; what says one of them may be taken for such a stream. */
const ofObjects = new RegExp(`/(?:ObjStm|First|N)${nameEnd}`)

/** Whatever says how a stream is packed; F is Filter in short, or another file (ISO 32000-2, 7.3.8.2). */
const packing = new RegExp(`/(?:Filter|F|DecodeParms|DP|FFilter|FDecodeParms)${nameEnd}`, 'g')

const byZlibAlone = new RegExp(
  `/Filter[\\s\\0]*(?:/FlateDecode${nameEnd}|\\[[\\s\\0]*/FlateDecode[\\s\\0]*\\])`,
)

/**
 * Whether objects may lie in a stream that is packed in another way than `unfold` undoes, so that nothing
 * can be told of them. What cannot be understood counts as such.
 */
export function concealsObjects(text: string): boolean {
  for (const dictionary of streamDictionaries(text)) {
    if (dictionary === undefined) return true
    const spelt = dictionary.replace(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    if (ofObjects.test(spelt) && !isOpen(spelt)) return true
  }
  return false
}

function isOpen(dictionary: string): boolean {
  const said = dictionary.match(packing)?.length ?? 0
  return said === 0 || (said === 1 && byZlibAlone.test(dictionary))
}
