import { randomUUID } from 'node:crypto'
import { urlOf } from '@ecenter/contract/call.ts'
import { defaultChannelNo } from '@ecenter/contract/constants/channels.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { demoClauses } from '../../apps/server/src/demo/clauses.ts'
import { demoProducts } from '../../apps/server/src/demo/products.ts'
import { policyRefOf } from '../../apps/server/src/domains/policies/store/store-policies.ts'
import {
  storeClauses,
  storeProducts,
} from '../../apps/server/src/domains/policies/store/store-products.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { grantsOn } from '../../apps/server/src/platform/grants/grants.ts'
import type { Keys } from '../../apps/server/src/platform/keys/keys.ts'
import { sessionsOn } from '../../apps/server/src/platform/session/sessions.ts'
import type { Scenario } from '../figure.ts'
import { measureBeside } from '../lookups/measure-beside.ts'
import { prepare } from '../lookups/prepare.ts'
import { throughputFigure } from '../lookups/throughput-figure.ts'

const people = 1000
const clock = systemClock

/** The call that opens a policy behind a lookup, with the policy that runs beside it, for who has proven the phone on file. */
export const details: Scenario = {
  name: 'details',
  async run() {
    const measured = await measureBeside({
      bare: new URL('bare.ts', import.meta.url),
      prepare: async (database, keys) => asked(await proven(database, keys)),
    })
    const beside = 'bare node, SELECTs, keys'
    return [throughputFigure('details of a policy, 16 clients', measured, { beside, atLeast: 0.5 })]
  },
}

interface Proven {
  /** Where the policy lies. */
  readonly place: string
  readonly cookie: string
  readonly body: string
}

async function proven(database: Database, keys: Keys): Promise<Proven[]> {
  const customers = await prepare(database, keys, { customers: people, sessions: 0 })
  await storeClauses(database, demoClauses())
  const products = demoProducts().map(({ code, kind, name, basics, clauses }) => {
    return { code, kind, name, basics, clauseCodes: clauses.map((clause) => clause.code) }
  })
  await storeProducts(database, products)
  const sessions = sessionsOn({ ...database, keys, clock, notifier: { notify: async () => {} } })
  const grants = grantsOn({ ...database, keys, clock })
  const opened = customers.map(async ({ policies: [policy] }) => {
    if (policy === undefined) throw new Error('a customer has no policy')
    const { customer_key: customerKey, policy_id: id } = policyRefOf(keys, policy)
    const { session, cookie } = await sessions.open()
    const ref = { kind: 'policy', customerKey, id } as const
    const [handle = ''] = await grants.open(session, [ref], { level: 'phone-on-file' })
    const token = sessions.tokenOf(session)
    const caller = { uuid: session.uuid, token, channelNo: defaultChannelNo }
    const body = JSON.stringify(wrap(queryCarPolicy, { handle }, caller, randomUUID()))
    return { place: `${customerKey.toString('hex')} ${id}`, cookie: `sid=${cookie}`, body }
  })
  return Promise.all(opened)
}

function asked(visitors: readonly Proven[]) {
  let bare = 0
  let ours = 0
  return async () => ({
    nextBare: () => ({ path: '/', headers: {}, body: visitors[bare++ % people]?.place ?? '' }),
    nextOurs: () => {
      const { cookie = '', body = '' } = visitors[ours++ % people] ?? {}
      return { path: urlOf(queryCarPolicy), headers: { cookie }, body }
    },
    isFound: (answer: string) =>
      answer.includes('"resultCode":"1"') && answer.includes('coverages'),
  })
}
