import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { replaceImportedEvents } from './imported-claim-events.ts'
import { claimRows, type NewClaim, storeClaims } from './store-claims.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false })
beforeAll(() => storeInTown(service, [home]))

/** Counts what is asked of the database. */
function counting() {
  const asked = { times: 0 }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked.times += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { asked, plugin }
}

/** As an import tells of these; gives how often it asked. */
async function tell(claims: readonly NewClaim[], known: readonly NewClaim[]): Promise<number> {
  const { asked, plugin } = counting()
  const db = service.db.withPlugin(plugin)
  const rows = claims.map((claim) => claimRows(service.keys, claim))
  const ids = new Set(known.map((claim) => claimRef(service, claim).id))
  const ofKnown = rows.map(({ claim }) => claim).filter(({ id }) => ids.has(id))
  await replaceImportedEvents({ db, copy: async () => undefined }, rows, ofKnown)
  return asked.times
}

function paidOn(arrivedOn?: string): NewClaim['events'] {
  const [agreed, paid] = eventsOf('2026-11-10T02:00:00Z', 'agreed', 'paid')
  if (!(agreed && paid)) throw new Error('two were told')
  return [agreed, { ...paid, facts: arrivedOn === undefined ? {} : { arrivedOn } }]
}

async function arrivalOf(claim: NewClaim): Promise<unknown> {
  const { facts } = await service.db
    .selectFrom('claim_event')
    .select('facts')
    .where('claim_id', '=', claimRef(service, claim).id)
    .where('type', '=', 'paid')
    .executeTakeFirstOrThrow()
  return facts
}

test('when payments arrived is noted at once, however many there are, and of each its own day', async () => {
  const noted = Array.from({ length: 4 }, () => claimOn(home, { events: paidOn() }))
  await storeClaims(service, noted)
  const told = noted.map((claim, place) => ({ ...claim, events: paidOn(`2026-11-1${place + 4}`) }))
  const ofOne = await tell(told.slice(0, 1), noted)
  expect(await tell(told, noted)).toBe(ofOne)
  expect(await Promise.all(noted.map(arrivalOf))).toEqual([
    { arrivedOn: '2026-11-14' },
    { arrivedOn: '2026-11-15' },
    { arrivedOn: '2026-11-16' },
    { arrivedOn: '2026-11-17' },
  ])
})

test('of claims that are new here no payment is looked for', async () => {
  const fresh = claimOn(home, { events: paidOn('2026-11-14') })
  const without = await tell([{ ...fresh, events: paidOn() }], [])
  expect(await tell([fresh], [])).toBe(without)
})
