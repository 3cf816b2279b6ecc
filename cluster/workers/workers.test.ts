import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../machines/free-port.ts'
import { type OpenFolder, openFolder } from '../machines/open-folder.ts'
import { type Service, startService } from '../machines/service.ts'
import { until } from '../machines/until.ts'

let folder: OpenFolder
let service: Service
let metricsPort: number
beforeAll(async () => {
  folder = await openFolder()
  metricsPort = await freePort()
  service = await startService({
    DATA_FOLDER: join(folder.path, 'data'),
    WEB_CONCURRENCY: '3',
    METRICS_PORT: `${metricsPort}`,
  })
})
afterAll(async () => {
  await service.kill()
  await folder.remove()
})

/** Which processes have answered so far, as the log says. */
function answered(): Set<number> {
  const lines = service.said().matchAll(/"pid":(\d+),.*"msg":"request"/g)
  return new Set([...lines].map(([, pid]) => Number(pid)))
}

/** On a connection of its own; one that is cut off by a death is as good as an answer. */
async function knock(): Promise<void> {
  const headers = { connection: 'close' }
  const signal = AbortSignal.timeout(10_000)
  await fetch(`${service.origin}/healthz`, { headers, signal }).catch((error: Error) => {
    if (error.name === 'TimeoutError') throw error
  })
}

async function untilAnswered(count: number): Promise<void> {
  await until(`${count} processes have answered`, async () => {
    await Promise.all(Array.from({ length: 50 }, knock))
    return answered().size >= count
  })
}

async function figures(): Promise<string> {
  return await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
}

test('three processes answer at one port, on one embedded database', async () => {
  await untilAnswered(3)
  expect(answered().size).toBe(3)
})

test('their figures come from one port, summed up, and those of the database once', async () => {
  await until('every answer is counted', async () => {
    const told = await figures()
    const [, counted] = /requests_total\{route="\/healthz",outcome="200"\} (\d+)/.exec(told) ?? []
    return Number(counted) === service.said().split('"route":"/healthz"').length - 1
  })
  expect(await figures()).toContain('ecenter_database_up 1\n')
})

test('one that is killed is started anew, and nobody else ends', async () => {
  const [first = 0] = answered()
  process.kill(first, 'SIGKILL')
  await untilAnswered(4)
  expect(service.said()).toContain('"msg":"worker ended"')
  expect(await service.isReady()).toBe(true)
})

test('a stop ends all of them in good order', async () => {
  await service.stop()
  const stopped = [...service.said().matchAll(/"pid":(\d+),"hostname":"[^"]+","msg":"stopped"/g)]
  expect(stopped).toHaveLength(3)
  expect(service.said()).toContain('"msg":"all stopped"')
  for (const pid of answered()) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('where not even one can serve, the start ends with its word', async () => {
  const stranger = createServer((_request, response) => response.writeHead(500).end())
  stranger.listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  const inVain = startService({
    DATA_FOLDER: join(folder.path, 'data'),
    WEB_CONCURRENCY: '2',
    PORT: `${port}`,
  })
  await expect(inVain).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`)
  stranger.close()
})
