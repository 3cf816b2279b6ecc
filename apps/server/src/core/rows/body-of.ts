import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { CoreProblem } from '../api/core-problem.ts'

export interface RowsBody {
  /** Unpacked as they are read. */
  readonly bytes: AsyncIterable<Buffer>
  /** Lets go of what is not read any more, and leaves the connection open for the answers. */
  discard(): void
}

const ndjsonTypes = ['application/x-ndjson', 'application/ndjson', 'application/jsonl']

/** So much is unpacked before it is judged how much there is. */
const chunkBytes = 65_536

/** The body of a call with rows, as NDJSON. */
export function bodyOf({ headers, raw }: FastifyRequest, bytesAtMost: number): RowsBody {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (!ndjsonTypes.includes(type.trim().toLowerCase()))
    throw new CoreProblem(415, 'not-ndjson', 'rows come as Content-Type: application/x-ndjson')
  if (Number(headers['content-length'] ?? 0) > bytesAtMost)
    throw new CoreProblem(413, 'too-large', `a call has at most ${bytesAtMost} bytes`)
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (encoding === 'gzip') return unpacked(raw)
  if (encoding === 'identity') return { bytes: chunksOf(raw), discard: () => void raw.resume() }
  throw new CoreProblem(415, 'not-gzip', 'rows come as they are, or with Content-Encoding: gzip')
}

function unpacked(raw: Readable): RowsBody {
  const gunzip = createGunzip({ chunkSize: chunkBytes })
  raw.once('error', (error) => gunzip.destroy(error))
  raw.pipe(gunzip)
  return {
    bytes: whole(gunzip),
    discard() {
      raw.unpipe(gunzip)
      gunzip.destroy()
      raw.resume()
    },
  }
}

async function* whole(gunzip: Readable): AsyncGenerator<Buffer> {
  try {
    yield* chunksOf(gunzip)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('Z_')) throw error
    throw new CoreProblem(400, 'not-gzip', 'the body is not packed by gzip, or is damaged')
  }
}

function chunksOf(stream: Readable): AsyncIterable<Buffer> {
  return stream.iterator({ destroyOnReturn: false })
}
