import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { serverSays } from './server-says.ts'

/** What a server answers who lets everybody in: one row of text, or an error with its fields (`C` for SQLSTATE). */
export type Answer = { readonly row: Readonly<Record<string, string>> } | ErrorAnswer

export interface ErrorAnswer {
  readonly error: Readonly<Record<string, string>>
}

/** As much of PostgreSQL's protocol as simple queries need, for what no real server does at will. */
export interface FakePostgres {
  readonly port: number
  close(): Promise<void>
}

/** On a port of its own, or on one that is given. */
export async function openFakePostgres(answer: Answer, port = 0): Promise<FakePostgres> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.once('data', () => {
      socket.write(serverSays.welcome)
      socket.on('data', (asked) => {
        if (asked.toString('latin1', 0, 1) === 'Q') socket.write(toAnswer(answer))
      })
    })
    socket.on('error', () => undefined)
  })
  server.listen(port, '127.0.0.1')
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

function toAnswer(answer: Answer): Buffer {
  return 'row' in answer ? serverSays.row(answer.row) : serverSays.error(answer.error)
}
