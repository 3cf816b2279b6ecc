import { connect } from 'node:net'
import { pathOf } from '../programs.ts'
import type { Certificates } from './certificates.ts'
import { startChild } from './child.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

export interface Redis {
  readonly url: string
  /** As a power failure would end it: it keeps what it has on disk. */
  kill(): Promise<void>
}

interface Asked {
  /** One that was used before. */
  readonly port?: number
  /** Where it keeps a log of all that it is told; without one it is empty and in memory alone. */
  readonly folder?: string
  /** With them it speaks TLS alone. */
  readonly certificates?: Certificates
}

/** Debian's Redis. */
export async function startRedis({ port, folder, certificates }: Asked = {}): Promise<Redis> {
  const chosen = port ?? (await freePort())
  const keeping = folder === undefined ? ['no'] : ['yes', '--dir', folder]
  const child = startChild(pathOf('redis-server'), [
    ...(certificates === undefined ? ['--port', `${chosen}`] : overTls(chosen, certificates)),
    ...['--bind', '127.0.0.1', '--save', '', '--appendonly', ...keeping],
  ])
  await until('Redis listens', () => takesConnections(chosen))
  const scheme = certificates === undefined ? 'redis' : 'rediss'
  return { url: `${scheme}://127.0.0.1:${chosen}`, kill: () => child.end('SIGKILL') }
}

function overTls(port: number, { certificate, key }: Certificates): string[] {
  const proof = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no']
  return ['--port', '0', '--tls-port', `${port}`, ...proof]
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
