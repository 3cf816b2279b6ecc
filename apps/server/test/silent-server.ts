import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Takes connections on this machine and never says anything, as one does that has stopped in the middle. */
export interface SilentServer {
  readonly port: number
  close(): Promise<void>
}

export async function openSilentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.resume()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
