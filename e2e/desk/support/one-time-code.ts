import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/** What an app shows now that was joined with this key (RFC 6238: SHA-1, six digits, 30 seconds). */
export function oneTimeCode(key: string): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs)))
  const hash = createHmac('sha1', bytesOf(key)).update(step).digest()
  const start = (hash.at(-1) ?? 0) & 0xf
  const number = (hash.readUInt32BE(start) & 0x7fff_ffff) % 1_000_000
  return String(number).padStart(6, '0')
}

/** Base32 (RFC 4648), written in groups. */
function bytesOf(key: string): Buffer {
  const bits = Array.from(key.replaceAll(' ', ''), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
