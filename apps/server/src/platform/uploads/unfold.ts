import { createInflate, constants as zlib } from 'node:zlib'

/** How much is unfolded at a time, in bytes. */
const chunkSize = 16 * 1024

interface Unfolded {
  readonly bytes: Buffer
  /** The work it took, in bytes: a stream that breaks off costs what came of it, and none is free. */
  readonly cost: number
}

const nothing: Unfolded = { bytes: Buffer.alloc(0), cost: 0 }

/**
 * What compressed data unfolds to, up to where it ends or breaks off; `too much` once it costs more
 * than `atMost`. What is not compressed, or not this way, unfolds to nothing.
 */
export async function unfold(data: Buffer, atMost: number): Promise<Unfolded | 'too much'> {
  const isZlib = data.length > 2 && ((data[0] ?? 0) & 15) === 8 && data.readUInt16BE(0) % 31 === 0
  if (!isZlib) return nothing
  const inflate = createInflate({ chunkSize, finishFlush: zlib.Z_SYNC_FLUSH })
  const chunks: Buffer[] = []
  // The chunk in which it breaks off is made too, but never seen.
  let cost = chunkSize
  inflate.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    cost += chunk.length
    if (cost > atMost) inflate.destroy()
  })
  // It breaks off: what came before stays.
  inflate.on('error', () => {})
  await new Promise((resolve) => {
    inflate.once('close', resolve)
    inflate.end(data)
  })
  return cost > atMost ? 'too much' : { bytes: Buffer.concat(chunks), cost }
}
