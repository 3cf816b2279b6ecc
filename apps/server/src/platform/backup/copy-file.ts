import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { isGone } from '../files/is-gone.ts'

/** What went through our hands of a file. */
interface Passed {
  readonly bytes: number
  readonly sha256: string
}

const pieceBytes = 256 * 1024

/** Copies what may be growing meanwhile, and says what went through; nothing where it is gone. */
export function copyFile(from: string, to: string): Promise<Passed | undefined> {
  return reading(from, async (source) => {
    const target = await open(to, 'wx', 0o600)
    try {
      const passed = await pass(source, (piece) => target.appendFile(piece))
      await target.sync()
      return passed
    } finally {
      await target.close()
    }
  })
}

/** The same of a file that stays where it is. */
export function weighFile(path: string): Promise<Passed | undefined> {
  return reading(path, (source) => pass(source, async () => {}))
}

async function reading(
  path: string,
  read: (source: FileHandle) => Promise<Passed>,
): Promise<Passed | undefined> {
  const source = await open(path, 'r').catch((error) => {
    if (!isGone(error)) throw error
  })
  if (!source) return undefined
  try {
    return await read(source)
  } finally {
    await source.close()
  }
}

async function pass(
  source: FileHandle,
  take: (piece: Uint8Array) => Promise<void>,
): Promise<Passed> {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(pieceBytes)
  let bytes = 0
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, pieceBytes)
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
    const piece = buffer.subarray(0, bytesRead)
    hash.update(piece)
    bytes += bytesRead
    await take(piece)
  }
}
