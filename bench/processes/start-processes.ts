import { fileURLToPath } from 'node:url'
import { startChild } from '../../cluster/machines/child.ts'
import { freePort } from '../../cluster/machines/free-port.ts'
import { until } from '../../cluster/machines/until.ts'
import type { OwnPostgres } from '../on-own-postgres.ts'

const program = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))

/** Starts the built service as so many processes behind one port, and waits until each of them answers. */
export async function startProcesses(
  { folder, url, atEnd }: OwnPostgres,
  count: number,
): Promise<number> {
  const port = await freePort()
  const child = startChild(process.execPath, [program], {
    ...process.env,
    DATABASE_URL: url,
    DATA_FOLDER: folder,
    PORT: `${port}`,
    TRUST_PROXY: '127.0.0.1',
    WEB_CONCURRENCY: `${count}`,
  })
  atEnd(() => child.end('SIGTERM'))
  await until(`${count} processes answer`, async () => {
    if (child.hasEnded()) throw new Error(`the service ended: ${child.said()}`)
    const isReady = await knock(port)
    // A process that is alone does not name itself.
    return isReady && answeredIn(child.said()).size >= (count === 1 ? 0 : count)
  })
  return port
}

/** On a connection of its own, which any of the processes may take. */
async function knock(port: number): Promise<boolean> {
  const headers = { connection: 'close' }
  return await fetch(`http://127.0.0.1:${port}/readyz`, { headers }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function answeredIn(log: string): Set<string | undefined> {
  return new Set([...log.matchAll(/"pid":(\d+),.*"msg":"request"/g)].map(([, pid]) => pid))
}
