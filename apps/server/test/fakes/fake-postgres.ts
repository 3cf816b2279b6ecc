import { serverSays } from '../readers/server-says.ts'
import { openTcpServer, type TcpServer } from './tcp-server.ts'

/** What a server answers who lets everybody in: one row of text, or an error with its fields (`C` for SQLSTATE). */
export type Answer = { readonly row: Readonly<Record<string, string>> } | ErrorAnswer

export interface ErrorAnswer {
  readonly error: Readonly<Record<string, string>>
}

/** As much of PostgreSQL's protocol as simple queries need, for what no real server does at will. */
export function openFakePostgres(answer: () => Answer): Promise<TcpServer> {
  return openTcpServer((socket) => {
    socket.once('data', () => {
      socket.write(serverSays.welcome)
      socket.on('data', (asked) => {
        if (asked.toString('latin1', 0, 1) === 'Q') socket.write(toAnswer(answer()))
      })
    })
  })
}

function toAnswer(answer: Answer): Buffer {
  return 'row' in answer ? serverSays.row(answer.row) : serverSays.error(answer.error)
}
