import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { leadNoted } from '@ecenter/contract/core/sale-events.ts'
import { tellCoreOn } from '../../apps/server/src/core/out/tell-core-on.ts'
import { createServices } from '../../apps/server/src/create-services.ts'
import type { Services } from '../../apps/server/src/domains/services.ts'
import { readSettings } from '../../apps/server/src/platform/config/settings.ts'
import { pipelineCount, tellCore } from '../../apps/server/src/platform/core-events/tell-core.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import type { Figure, Scenario } from '../figure.ts'
import { startServer } from '../lookups/start-server.ts'
import { median } from '../median.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'
import { policyWithin } from './policy-within.ts'

const events = 2000
const rounds = 3
const atLeast = 0.1
const policySeconds = 2

/**
 * Events that wait, pushed with their order, receipts and signatures; beside it as many bare requests at once as
 * there are pipelines, of the very same bodies to the same receiver. And how long a policy takes from the money to
 * the row of the demo's core, by the API alone.
 */
export const corePush: Scenario = {
  name: 'core-push',
  async run() {
    return [await onOwnPostgres('core-push', pushed), await onOwnPostgres('core-paid', issued)]
  },
}

async function pushed({ url, folder, atEnd }: OwnPostgres): Promise<Figure> {
  const receiver = await startServer(new URL('receiver.ts', import.meta.url), process.env)
  atEnd(() => receiver.process.kill('SIGKILL'))
  const origin = `http://127.0.0.1:${receiver.port}`
  const env = {
    ...{ ECENTER_MODE: 'demo', DATABASE_URL: url, DATA_FOLDER: folder },
    ...{ CORE_PUSH_URL: `${origin}/events` },
    CORE_PUSH_SECRETS: `whsec_${randomBytes(32).toString('base64')}`,
  }
  const { services, close } = await createServices(readSettings(env, folder), openLog('silent'))
  atEnd(close)
  const turns: { ours: number; bare: number }[] = []
  for (let turn = 0; turn < rounds; turn++) {
    await tellMany(services, turn)
    const ours = await perSecond(origin, async () => tellCoreOn(services))
    const bodies: string[] = JSON.parse(await (await fetch(`${origin}/bodies`)).text())
    const bare = await perSecond(origin, async () => {
      await sendAll(`${origin}/events`, bodies)
      return async () => undefined
    })
    await fetch(`${origin}/bodies`)
    turns.push({ ours, bare })
  }
  const ratio = median(turns.map(({ ours, bare }) => ours / bare))
  return {
    what: `events pushed, median of ${rounds} turns of ${events}`,
    ours: Math.round(median(turns.map(({ ours }) => ours))),
    unit: '/s',
    beside: [
      { name: 'a bare sender of the same', value: Math.round(median(turns.map((t) => t.bare))) },
    ],
    ratio,
    reach: `≥ ${atLeast}`,
    isReached: ratio >= atLeast,
  }
}

/** Each about a lead of its own, so that none waits for another. */
async function tellMany(services: Services, turn: number): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    for (let each = 0; each < events; each++) {
      const leadNo = `YX2026112${turn}${String(each).padStart(8, '0')}`
      await tellCore({ ...services, db }, leadNoted, {
        subject: `lead/${leadNo}`,
        data: {
          ...{ leadNo, status: 'called', note: '客户想在下周一续保，请那时再联系。' },
          ...{ notedAt: services.clock.now().toISOString(), account: 'agent1' },
        },
      })
    }
  })
}

/** From the beginning of an act until the receiver has all; what it answers ends it. */
async function perSecond(
  origin: string,
  begin: () => Promise<() => Promise<void>>,
): Promise<number> {
  const began = performance.now()
  const stop = await begin()
  while (Number(await (await fetch(`${origin}/count`)).text()) < events) await sleep(5)
  const seconds = (performance.now() - began) / 1000
  await stop()
  return events / seconds
}

async function sendAll(url: string, bodies: readonly string[]): Promise<void> {
  const left = [...bodies]
  const headers = { 'content-type': 'application/cloudevents+json; charset=utf-8' }
  await Promise.all(
    Array.from({ length: pipelineCount }, async () => {
      for (let body = left.pop(); body !== undefined; body = left.pop())
        await (await fetch(url, { method: 'POST', headers, body })).body?.cancel()
    }),
  )
}

async function issued(own: OwnPostgres): Promise<Figure> {
  const seconds = await policyWithin(own)
  const slowest = Math.max(...seconds)
  return {
    what: `policy after its money, slowest of ${seconds.length}, by the demo's core`,
    ours: Math.round(slowest * 100) / 100,
    unit: 's',
    beside: [],
    reach: `≤ ${policySeconds} s`,
    isReached: slowest <= policySeconds,
  }
}
