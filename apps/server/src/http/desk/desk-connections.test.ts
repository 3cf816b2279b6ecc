import { setTimeout as pause } from 'node:timers/promises'
import { beginCall } from '@ecenter/contract/customers/desk/phone-call.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { readMe } from '@ecenter/contract/staff/desk/account.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { carPolicyOf, storeInTown, town } from '../../../test/subjects/policies/other-policies.ts'

const service = serviceOfTests({ demo: false })
const { owner } = town
let agent: DeskVisitor
let customerId: string

beforeAll(async () => {
  await storeInTown(service, [carPolicyOf(owner, '浙A5H208')])
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  const { customers } = await agent.get(searchCustomers, { words: owner.idNumber })
  customerId = customers[0]?.customerId ?? ''
})

const sleep = () => sql`select pg_sleep(3)`.execute(service.pipelined.desk)

/** How many connections are held up. */
async function asleep(): Promise<number> {
  const { rows } = await service.database.pool.query(
    `select from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`,
  )
  return rows.length
}

/** By which connections somebody waits for a row. */
async function waitingFor(): Promise<string[]> {
  const { rows } = await service.database.pool.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.map(({ name }) => name)
}

test('while slow searches hold up all that is looked up, who signed in is known', async () => {
  // So long after the sign-in they are marked as seen.
  await service.passTime(61)
  const order: string[] = []
  const first = sleep()
  await expect.poll(asleep).toBe(1)
  await pause(50)
  const searches = Promise.all([first, sleep()]).then(() => order.push('searches'))
  await expect.poll(asleep).toBe(2)
  await agent.get(readMe, {})
  order.push('sign-in')
  await searches
  expect(order).toEqual(['sign-in', 'searches'])
})

test('a page that waits for the proof of its caller holds up nobody else at the desk', async () => {
  await agent.get(beginCall, {})
  const { shown } = await service.db.transaction().execute(async (db) => {
    await db.selectFrom('phone_call').select('id').forUpdate().execute()
    const shown = agent.get(readCustomer, { customerId })
    await expect.poll(waitingFor, { timeout: 3000 }).toEqual(['ecenter'])
    return { shown }
  })
  expect(await shown).toMatchObject({ customerId })
})
