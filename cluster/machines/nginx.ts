import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf } from '../programs.ts'
import { startChild } from './child.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const sample = new URL('../../deploy/nginx.conf', import.meta.url)

export interface Nginx {
  readonly origin: string
  /** Both its logs so far, whatever the sample sends there. */
  logged(): Promise<string>
  stop(): Promise<void>
}

/** Who works with the demo needs what it has below `/dev/`, which the sample shuts. */
type Dev = 'open' | 'shut'

/** nginx as `deploy/nginx.conf` sets it up, but for addresses and certificates, below `folder`. */
export async function startNginx(
  folder: string,
  ports: readonly number[],
  dev: Dev = 'open',
): Promise<Nginx> {
  const place = join(folder, 'nginx')
  await mkdir(place)
  const port = await freePort()
  await writeFile(join(place, 'nginx.conf'), await wholeConfiguration(place, port, ports, dev))
  const child = startChild(pathOf('nginx'), ['-p', place, '-c', 'nginx.conf', '-e', 'stderr'])
  const origin = `http://127.0.0.1:${port}`
  await until('nginx listens', async () => {
    if (child.hasEnded()) throw new Error(`nginx ended: ${child.said()}`)
    return await fetch(origin).then(
      () => true,
      () => false,
    )
  })
  return {
    origin,
    logged: async () => child.said() + (await readFile(join(place, 'access.log'), 'utf8')),
    stop: () => child.end('SIGTERM'),
  }
}

async function wholeConfiguration(
  place: string,
  port: number,
  ports: readonly number[],
  dev: Dev,
): Promise<string> {
  const isRoot = process.getuid?.() === 0
  const configuration = await readFile(sample, 'utf8')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${place}/${kind};`,
  )
  return [
    'daemon off; pid nginx.pid; worker_processes 1; error_log stderr warn;',
    ...(isRoot ? ['user root;'] : []),
    'events { worker_connections 1024; }',
    `http { access_log ${place}/access.log; ${temporary.join(' ')}`,
    ours(dev === 'open' ? withDev(configuration) : configuration, port, ports),
    '}',
  ].join('\n')
}

/** The sample, at our port instead of the public one and in front of our processes. */
function ours(configuration: string, port: number, ports: readonly number[]): string {
  const [first = ''] = configuration.match(/^ *server 127.*\n/m) ?? []
  const servers = ports.map((each) => first.replace(/:\d+/, `:${each}`)).join('')
  return configuration
    .replace(/(?:^ *server 127.*\n)+/m, servers)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '')
}

function withDev(configuration: string): string {
  return configuration.replace(/^ *location \/dev\/ \{\n.*\n *\}\n/m, '')
}
