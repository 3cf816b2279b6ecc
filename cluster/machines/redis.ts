import { connect } from 'node:net'
import { pathOf } from '../programs.ts'
import { startChild } from './child.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

export interface Redis {
  readonly url: string
  /** As a power failure would end it: it keeps nothing. */
  kill(): Promise<void>
}

/** Debian's Redis, empty and in memory alone; on a port that was used before where one is named. */
export async function startRedis(port?: number): Promise<Redis> {
  const chosen = port ?? (await freePort())
  const args = ['--port', `${chosen}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = startChild(pathOf('redis-server'), args)
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
