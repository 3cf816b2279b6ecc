import { connect } from 'node:net'
import { pathOf } from '../programs.ts'
import { startChild } from './child.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

export interface Redis {
  readonly url: string
  /** As a power failure would end it: it keeps what it has on disk. */
  kill(): Promise<void>
}

/**
 * Debian's Redis, on a port that was used before where one is named. It keeps a log of all that it is told
 * in `folder`; without one it is empty and in memory alone.
 */
export async function startRedis(port?: number, folder?: string): Promise<Redis> {
  const chosen = port ?? (await freePort())
  const keeping = folder === undefined ? ['no'] : ['yes', '--dir', folder]
  const args = ['--port', `${chosen}`, '--bind', '127.0.0.1', '--save', '', '--appendonly']
  const child = startChild(pathOf('redis-server'), [...args, ...keeping])
  await until('Redis listens', () => takesConnections(chosen))
  return { url: `redis://127.0.0.1:${chosen}`, kill: () => child.end('SIGKILL') }
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
