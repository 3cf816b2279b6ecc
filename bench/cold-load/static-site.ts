import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** An answer as it goes over the wire. */
export interface Answer {
  readonly type: string
  readonly body: Buffer
  readonly encoding?: 'br'
  readonly caching?: string
}

export interface StaticSite {
  readonly origin: string
  stop(): void
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Serves a vite build from memory, compressed and cached as our own is, and beside it fixed answers. */
export async function serveBuild(
  dist: string,
  answers: Readonly<Record<string, Answer>>,
): Promise<StaticSite> {
  const known = new Map([...(await filesOf(dist)), ...Object.entries(answers)])
  const server = createServer((request, response) => {
    const answer = known.get(request.url ?? '')
    if (answer === undefined) return response.writeHead(404).end()
    const { type, body, encoding, caching = 'no-store' } = answer
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': caching,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding, vary: 'accept-encoding' }),
    })
    return response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function filesOf(dist: string): Promise<[string, Answer][]> {
  const names = await readdir(join(dist, 'assets'))
  const assets = names.map((name) =>
    fileAt(join(dist, 'assets', name), `/assets/${name}`, 'public, max-age=31536000, immutable'),
  )
  return Promise.all([fileAt(join(dist, 'index.html'), '/', 'no-cache'), ...assets])
}

async function fileAt(file: string, url: string, caching: string): Promise<[string, Answer]> {
  const type = types[extname(file)] ?? 'application/octet-stream'
  return [url, { type, body: brotliCompressSync(await readFile(file)), encoding: 'br', caching }]
}
