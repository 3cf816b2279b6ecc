import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A server on this machine that speaks no HTTP. */
export interface TcpServer {
  readonly port: number
  /** Cuts off whoever is connected. */
  close(): Promise<void>
}

/** On a port of its own. */
export async function openTcpServer(serve: (socket: Socket) => void): Promise<TcpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    serve(socket)
  })
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

/** Takes connections and never says anything, as one does that has stopped in the middle. */
export function openSilentServer(): Promise<TcpServer> {
  return openTcpServer((socket) => socket.resume())
}
