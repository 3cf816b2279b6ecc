/** Writing and reading DER (ITU-T X.690), as far as certificates and signatures need it. */
export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, parts)
export const set = (...parts: readonly Uint8Array[]) => der(0x31, parts)
/** A whole number above 0, the most significant byte first and below 0x80. */
export const integer = (...bytes: readonly number[]) => der(0x02, [Buffer.from(bytes)])
export const octets = (bytes: Uint8Array) => der(0x04, [bytes])
export const bits = (bytes: Uint8Array) => der(0x03, [Buffer.of(0), bytes])
export const text = (value: string) => der(0x0c, [Buffer.from(value)])
export const nothing = () => der(0x05, [])
/** Context-specific, around what has a tag of its own. */
export const tagged = (number: number, ...parts: readonly Uint8Array[]) => der(0xa0 + number, parts)

/** A moment before 2050: from then on X.509 wants another form. */
export function utcTime(moment: Date): Buffer {
  const digits = moment.toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return der(0x17, [Buffer.from(digits.slice(2))])
}

export function objectId(dotted: string): Buffer {
  const [root = 0, branch = 0, ...rest] = dotted.split('.').map(Number)
  return der(0x06, [Buffer.from([root * 40 + branch, ...rest.flatMap(inSevenBits)])])
}

export interface DerValue {
  readonly body: Buffer
  /** With its tag and length. */
  readonly whole: Buffer
}

/**
 * What is reached by going into the value at each position in turn, or undefined. Reads whatever it
 * is given, in one pass a step; tags and needlessly long lengths are for the caller to judge.
 */
export function valueAt(bytes: Buffer, ...path: readonly number[]): DerValue | undefined {
  let value: DerValue | undefined
  let inside = bytes
  for (const position of path) {
    value = valuesIn(inside, position + 1)[position]
    if (value === undefined) return undefined
    inside = value.body
  }
  return value
}

/** The values that stand one behind the other, `most` of them at most. */
export function valuesIn(bytes: Buffer, most: number): DerValue[] {
  const values: DerValue[] = []
  let rest = bytes
  while (rest.length > 0 && values.length < most) {
    const value = firstValue(rest)
    if (value === undefined) break
    values.push(value)
    rest = rest.subarray(value.whole.length)
  }
  return values
}

function firstValue(bytes: Buffer): DerValue | undefined {
  const first = bytes[1]
  if (first === undefined) return undefined
  const lengthBytes = first < 0x80 ? 0 : first - 0x80
  const bodyAt = 2 + lengthBytes
  if (lengthBytes > 4 || bytes.length < bodyAt) return undefined
  const length = lengthBytes === 0 ? first % 0x80 : bytes.readUIntBE(2, lengthBytes)
  const end = bodyAt + length
  if (bytes.length < end) return undefined
  return { body: bytes.subarray(bodyAt, end), whole: bytes.subarray(0, end) }
}

function der(tag: number, parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(tag, ...lengthOf(body)), body])
}

function lengthOf({ length }: Uint8Array): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length % 0x100]
}

/** All but the last byte of a number in an object identifier have their highest bit set. */
function inSevenBits(number: number): number[] {
  const bytes = [number % 0x80]
  for (let rest = Math.floor(number / 0x80); rest > 0; rest = Math.floor(rest / 0x80)) {
    bytes.unshift(0x80 + (rest % 0x80))
  }
  return bytes
}
