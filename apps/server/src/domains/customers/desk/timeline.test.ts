import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { appealBy } from '../../../../test/subjects/things-by-phone.ts'
import { appealOfNumber, readAppeal } from '../../appeals/store/appeal.repository.ts'
import type { AppealEventType } from '../../appeals/store/appeal-event.ts'
import { appendAppealEvent } from '../../appeals/store/append-appeal-event.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner } = town

beforeAll(async () => {
  await storeInTown(service, [carPolicyOf(owner, '浙A5H208')])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  await service.passTime(25 * 3600)
  await service.db.deleteFrom('counter').execute()
  await service.db.deleteFrom('person_access').execute()
})

/** Finds the owner, which is one look, and opens the page, which is another. */
async function pageFor(staff: DeskVisitor) {
  await staff.get(choosePurpose, { purpose: 'call' })
  const { customers } = await staff.get(searchCustomers, { words: owner.idNumber })
  return staff.get(readCustomer, { customerId: customers[0]?.customerId ?? '' })
}

async function linesOf(staff: DeskVisitor, kind: 'letter' | 'look') {
  return (await pageFor(staff)).timeline.filter((thing) => thing.kind === kind)
}

test('the answer to a case, and that to its review, stand on the timeline by their days', async () => {
  const caseNo = await appealBy(service, owner)
  const ref = await appealOfNumber(service, caseNo, undefined)
  if (ref === undefined) throw new Error('the case is not stored')
  const happens = async (type: AppealEventType) => {
    await service.passTime(3600)
    const at = service.clock.now()
    await appendAppealEvent(service, await readAppeal(service, ref), { type, at, text: '答复' })
  }
  const staff = () => deskVisitor(service, ['claims'])
  expect(await linesOf(await staff(), 'letter')).toEqual([])
  await happens('decided')
  const [letter] = await linesOf(await staff(), 'letter')
  expect(letter).toMatchObject({ title: '投诉', status: '已发出', thingId: ref.id })
  expect(letter?.number).not.toBe(caseNo)
  await happens('review-asked')
  await happens('review-decided')
  const both = await linesOf(await staff(), 'letter')
  expect(both.map(({ title }) => title)).toEqual(['投诉的核查', '投诉'])
  expect(both[1]?.at).toBe(letter?.at)
})

test('who of the staff looked stands there, a line a day and member of staff', async () => {
  const [first, second] = [await deskVisitor(service, ['agent']), await deskVisitor(service)]
  await pageFor(first)
  await service.passTime(25 * 3600)
  const again = await deskVisitor(service, ['claims'])
  await pageFor(again)
  const lines = await linesOf(await deskVisitor(service, ['claims']), 'look')
  expect(lines.map(({ title, status }) => [title, status])).toHaveLength(3)
  expect(lines).toContainEqual(
    expect.objectContaining({ title: '客服（总部）', status: '查看 2 次' }),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({ title: '理赔与申诉（总部）', status: '查看 2 次' }),
  )
  expect(JSON.stringify(lines)).not.toContain(second.staff.account)
})

test('of very many looks the latest days are counted, whole, and the page says that there are earlier ones', async () => {
  const staff = await deskVisitor(service, ['agent'])
  const key = personKey(service.keys, owner.idNumber)
  await sql`
    insert into person_access (customer_key, id, at, looker, staff_id, sealed)
    select ${key}::bytea, gen_random_uuid(), '2026-10-01T04:00:00Z'::timestamptz + day * interval '1 day',
      'staff', ${staff.staff.id}::uuid, '\\x00'::bytea
    from generate_series(0, 2) day, generate_series(1, 450) look
    order by 3
  `.execute(service.db)
  const { timeline, hasEarlier } = await pageFor(staff)
  const lines = timeline.filter(({ kind }) => kind === 'look')
  expect(lines.map(({ at, status }) => [at.slice(0, 10), status]).slice(1)).toEqual([
    ['2026-10-03', '查看 450 次'],
    ['2026-10-02', '查看 450 次'],
  ])
  expect(hasEarlier).toBe(true)
})
