import { randomUUID } from 'node:crypto'
import { urlOf } from '@ecenter/contract/call.ts'
import { defaultChannelNo } from '@ecenter/contract/constants/channels.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { demoInvoices } from '../../apps/server/src/demo/demo-invoices.ts'
import { markAsDemo } from '../../apps/server/src/demo/demo-marker.ts'
import { demoProducts } from '../../apps/server/src/demo/products.ts'
import { storeClaims } from '../../apps/server/src/domains/claims/store/store-claims.ts'
import { storeInvoices } from '../../apps/server/src/domains/invoices/store/store-invoices.ts'
import {
  holderLookupKey,
  personKey,
} from '../../apps/server/src/domains/policies/store/other-lookup-keys.ts'
import { storePolicies } from '../../apps/server/src/domains/policies/store/store-policies.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { Keys } from '../../apps/server/src/platform/keys/keys.ts'
import { logIn } from '../../apps/server/src/platform/session/session-customer.ts'
import { sessionsOn } from '../../apps/server/src/platform/session/sessions.ts'
import type { Scenario } from '../figure.ts'
import { customer } from '../lookups/customers.ts'
import { measureBeside } from '../lookups/measure-beside.ts'
import { scrapedClaim } from '../lookups/scraped-claim.ts'
import { throughputFigure } from '../lookups/throughput-figure.ts'

const people = 100
const sizes = { policies: 45, claims: 12, invoices: 30 }
const clock = { now: () => new Date(), today: () => new Date().toISOString().slice(0, 10) }

/** All that is somebody's who has much, through the whole service, beside bare node with its SELECTs and keys. */
export const overview: Scenario = {
  name: 'overview',
  async run() {
    const measured = await measureBeside({
      bare: new URL('bare.ts', import.meta.url),
      prepare: async (database, keys) => asked(await prepare(database, keys)),
    })
    const { ours, limit } = measured
    const what = 'overview of 45 policies, 12 claims, 30 invoices, 16 clients'
    const beside = 'bare node, SELECTs, keys'
    return [
      throughputFigure(what, measured, { beside, atLeast: 0.4 }),
      {
        what: `${what}, p50`,
        ours: Math.round(ours.p50),
        unit: 'ms',
        beside: [{ name: beside, value: Math.round(limit.p50) }],
        reach: '≤ 150 ms',
        isReached: ours.p50 <= 150,
      },
    ]
  },
}

interface Proven {
  readonly lookupKey: string
  readonly cookie: string
  readonly body: string
}

async function prepare(database: Database, keys: Keys): Promise<Proven[]> {
  const { db } = database
  const today = clock.today()
  await db
    .insertInto('product')
    .values(demoProducts().map(({ code, kind, name }) => ({ code, kind, name })))
    .execute()
  const sessions = sessionsOn({ ...database, keys, clock, notifier: { notify: async () => {} } })
  const proven: Proven[] = []
  for (let number = 0; number < people; number += 1) {
    const idNumber = await storePerson(database, keys, number, today)
    const { session, cookie } = await sessions.open()
    const holderKey = holderLookupKey(keys, idNumber)
    const customerKey = personKey(keys, idNumber)
    await logIn({ db, keys, clock }, session, 'phone', { holderKey, customerKey, name: '张晓' })
    const caller = {
      uuid: session.uuid,
      token: sessions.tokenOf(session),
      channelNo: defaultChannelNo,
    }
    const body = JSON.stringify(wrap(readOverview, {}, caller, randomUUID()))
    proven.push({ lookupKey: holderKey.toString('hex'), cookie: `sid=${cookie}`, body })
  }
  await markAsDemo(db, today)
  return proven
}

/** One person with 23 cars, and what became of some of them. */
async function storePerson(
  { db }: Database,
  keys: Keys,
  number: number,
  today: string,
): Promise<string> {
  const first = customer(number * sizes.policies, today)
  const { insured } = first
  const sold = Array.from({ length: Math.ceil(sizes.policies / 2) }, (_, at) =>
    customer(number * sizes.policies + at, today),
  )
  const cars = sold.map(({ car, policies }) => ({
    car,
    policies: policies.map((policy) => ({ ...policy, applicant: insured, insured })),
  }))
  const policies = cars.flatMap((each) => each.policies).slice(0, sizes.policies)
  await storePolicies({ db, keys }, policies)
  const claims = cars.slice(0, sizes.claims).map(({ car, policies: ofCar }, at) => {
    const serial = number * sizes.claims + at
    return scrapedClaim(today, { car, insured, policies: ofCar, serial, steps: ['survey'] })
  })
  await storeClaims({ db, keys }, claims)
  const invoiced = policies.slice(0, sizes.invoices)
  await storeInvoices({ db, keys }, demoInvoices(today, invoiced))
  return insured.idNumber
}

async function asked(proven: readonly Proven[]) {
  let bare = 0
  let ours = 0
  return async () => ({
    nextBare: () => ({ path: '/', headers: {}, body: proven[bare++ % people]?.lookupKey ?? '' }),
    nextOurs: () => {
      const { cookie = '', body = '' } = proven[ours++ % people] ?? {}
      return { path: urlOf(readOverview), headers: { cookie }, body }
    },
    isFound: (answer: string) =>
      answer.includes('"resultCode":"1"') && answer.includes('brandModel'),
  })
}
