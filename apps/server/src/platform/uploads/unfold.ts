import { createInflate, constants as zlib } from 'node:zlib'

/** How much is unfolded at a time, in bytes: no more of a stream is ever held. */
const chunkSize = 16 * 1024

/** The work that it took, in bytes: a stream that breaks off costs what came of it, and none is free. */
interface Unfolded<Found> {
  readonly cost: number
  readonly found: Found | undefined
}

/**
 * Unfolds compressed data up to where it ends or breaks off, and shows `look` one part after the other, until
 * it finds something; `too much` once it costs more than `atMost`.
 */
export async function unfold<Found>(
  data: Buffer,
  atMost: number,
  look: (part: Buffer) => Found | undefined,
): Promise<Unfolded<Found> | 'too much'> {
  const inflate = createInflate({ chunkSize, finishFlush: zlib.Z_SYNC_FLUSH })
  let found: Found | undefined
  // The part in which it breaks off is made too, but never seen.
  let cost = chunkSize
  inflate.on('data', (part: Buffer) => {
    cost += part.length
    found ??= look(part)
    if (cost > atMost || found !== undefined) inflate.destroy()
  })
  // It breaks off: what came before was shown.
  inflate.on('error', () => {})
  await new Promise((resolve) => {
    inflate.once('close', resolve)
    inflate.end(data)
  })
  return cost > atMost && found === undefined ? 'too much' : { cost, found }
}

/** Whether this is how compressed data begins; what is not compressed, or not this way, is not unfolded. */
export function isZlib(data: Buffer): boolean {
  return data.length > 2 && ((data[0] ?? 0) & 15) === 8 && data.readUInt16BE(0) % 31 === 0
}
