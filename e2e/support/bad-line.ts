import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface BadLine {
  /** Where the site is reached over this line. */
  readonly origin: string
  /** Bytes that went from the browser to the service. */
  readonly sentBytes: () => number
  /** How often the line has broken. */
  readonly breaks: () => number
  readonly close: () => void
}

/** A line to a service that breaks, for all who use it, whenever so many bytes have been sent over it. */
export async function badLine(service: string, breaksAt: readonly number[]): Promise<BadLine> {
  const { hostname, port } = new URL(service)
  const sockets = new Set<Socket>()
  let sent = 0
  let broken = 0

  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (bytes) => {
      sent += bytes.length
      const next = breaksAt[broken]
      if (next === undefined || sent < next) far.write(bytes)
      else breakAll()
    })
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    sentBytes: () => sent,
    breaks: () => broken,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }

  function breakAll(): void {
    broken += 1
    for (const socket of sockets) socket.destroy()
  }
}
