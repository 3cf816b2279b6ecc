import { randomUUID } from 'node:crypto'
import { leadLeft } from '@ecenter/contract/core/sale-events.ts'
import { createServices } from '../../apps/server/src/create-services.ts'
import { storeLead } from '../../apps/server/src/domains/purchases/store/lead.repository.ts'
import type { Services } from '../../apps/server/src/domains/services.ts'
import {
  type AnswerOnce,
  answerOnceOn,
} from '../../apps/server/src/http/submissions/answer-once.ts'
import type { Visitor } from '../../apps/server/src/platform/calls/handler.ts'
import { readSettings } from '../../apps/server/src/platform/config/settings.ts'
import { tellCore } from '../../apps/server/src/platform/core-events/tell-core.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import type { Scenario } from '../figure.ts'
import { median } from '../median.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'

const rounds = 11
const submissions = 160
const atMost = 1.15

/**
 * One and the same submission with its event and without: a lead, its trace and its stored answer. Both are
 * measured by turns, with the relay at work all the while.
 */
export const coreEvents: Scenario = {
  name: 'core-events',
  run: () => onOwnPostgres('core-events', measure),
}

async function measure({ url, folder, atEnd }: OwnPostgres) {
  const env = { ECENTER_MODE: 'demo', DATABASE_URL: url, DATA_FOLDER: folder }
  const { services, close } = await createServices(readSettings(env, folder), openLog('silent'))
  atEnd(close)
  const answerOnce = answerOnceOn(services)
  const { session } = await services.sessions.open()
  const visitor: Visitor = { session, address: 'bench', ip: '127.0.0.1' }
  const msOf = (isTold: boolean) => msOfMany(() => leave(services, answerOnce, visitor, isTold))
  await msOf(true)
  await msOf(false)
  const pairs: { told: number; untold: number }[] = []
  for (let round = 0; round < rounds; round++) {
    pairs.push({ untold: await msOf(false), told: await msOf(true) })
  }
  const ratio = median(pairs.map(({ told, untold }) => told / untold))
  return [
    {
      what: `submission with its event, median of ${rounds} turns`,
      ours: round(median(pairs.map(({ told }) => told))),
      unit: 'ms',
      beside: [
        { name: 'the same without', value: round(median(pairs.map(({ untold }) => untold))) },
      ],
      ratio,
      reach: `≤ ${atMost}`,
      isReached: ratio <= atMost,
    },
  ]
}

/** How long one takes, one after the other. */
async function msOfMany(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let done = 0; done < submissions; done++) await act()
  return (performance.now() - began) / submissions
}

let phones = 13_000_000_000

async function leave(
  services: Services,
  answerOnce: AnswerOnce,
  visitor: Visitor,
  isTold: boolean,
): Promise<void> {
  const leftAt = services.clock.now()
  phones += 1
  const lead = {
    leadNo: `YX${phones}`,
    product: 'car',
    applicant: '林小满',
    mobile: `${phones}`,
    sharePhone: undefined,
    promoterCode: undefined,
    cityCode: '44030000',
    leftAt,
    leftOn: services.clock.today(),
    isSentOn: false,
  } as const
  const submitted = {
    visitor,
    requestId: randomUUID(),
    place: '/purchases/leaveLead',
    digest: Buffer.alloc(32),
    answerOf: (value: unknown) => Object(value),
  }
  await answerOnce(submitted, async () => async (submission) => {
    const { answered } = await submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      const { leadNo } = await storeLead(store, lead)
      if (isTold) {
        await tellCore(store, leadLeft, {
          subject: `lead/${leadNo}`,
          data: { ...lead, leftAt: leftAt.toISOString() },
        })
      }
      record({ event: 'lead-left', outcome: 'car' })
      return { leadNo }
    })
    return answered
  })
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100
}
