import {
  askOnlyProvenEnd,
  confirmOnlyProvenEnd,
  listOnlyProvenEnds,
  openOnlyProvenEnd,
} from '@ecenter/contract/customers/desk/only-proven-end.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  readPurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { countDay, listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { endOnlyProven } from '../../person/notices/end-only-proven.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { keepOnlyProven } from '../../person/store/only-proven.ts'
import { closeEnd, openEndOf } from '../../person/store/only-proven-end.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner } = town
const hours = 3600
type Clerk = Awaited<ReturnType<typeof deskVisitor>>
let first: Clerk
let second: Clerk
let customerKey: Buffer

beforeAll(async () => {
  await storeInTown(service, [carPolicyOf(owner, '浙A5H277')])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  customerKey = personKey(service.keys, owner.idNumber)
})
beforeEach(async () => {
  await service.db.deleteFrom('only_proven_end').execute()
  await keepOnlyProven(service, customerKey, true)
  first = await deskVisitor(service, ['agent'])
  second = await deskVisitor(service, ['agent'])
  await first.get(choosePurpose, { purpose: 'call' })
  const { customers } = await first.get(searchCustomers, { words: owner.idNumber })
  const customerId = customers[0]?.customerId ?? ''
  await first.get(askOnlyProvenEnd, { customerId, document: 'id-card', reason: '手机丢了' })
})

async function inDayOf(clerk: Clerk) {
  const { rows } = await clerk.get(listDay, { kind: 'only-proven' })
  const { kinds } = await clerk.get(countDay, {})
  return { rows, count: kinds.find(({ kind }) => kind === 'only-proven') }
}
const openOnes = (clerk: Clerk) => clerk.get(listOnlyProvenEnds, { state: 'open' })
const closedOnes = async (clerk = second) =>
  (await clerk.get(listOnlyProvenEnds, { state: 'closed' })).ends

/** By the second, from the list, without any number of the customer's. */
async function confirmFromList() {
  const endId = (await openOnes(second)).ends[0]?.endId ?? ''
  await second.get(choosePurpose, { purpose: 'call' })
  const { customerId } = await second.get(openOnlyProvenEnd, { endId })
  await second.get(readCustomer, { customerId })
  await second.get(confirmOnlyProvenEnd, { customerId, endId })
}

const openedBy = (clerk: Clerk, opened_by: string | null) =>
  service.db.updateTable('staff').set({ opened_by }).where('id', '=', clerk.member.id).execute()

test('what waits for a second one is in the day of whoever may be it, and not of who filed it or could be them', async () => {
  const { rows, count } = await inDayOf(second)
  expect(rows).toMatchObject([
    {
      what: '复核关闭申请',
      about: `${first.member.account} 看过居民身份证`,
      dueOn: expect.any(String),
    },
  ])
  expect(JSON.stringify(rows)).not.toContain(owner.name)
  expect(count).toMatchObject({ total: 1, late: 0 })
  expect(await inDayOf(first)).toMatchObject({ rows: [], count: { total: 0 } })
  await openedBy(second, first.member.id)
  expect((await inDayOf(second)).rows).toEqual([])
  await openedBy(second, null)
  // As of payments: a working day, and then it is late, in the day as in the list.
  await service.passTime(6 * 24 * hours)
  const third = await deskVisitor(service, ['claims'])
  const [waiting] = (await inDayOf(third)).rows
  const isLate = Date.parse(waiting?.dueAt ?? '') <= service.clock.now().getTime()
  expect((await inDayOf(third)).count).toMatchObject({ total: 1, late: isLate ? 1 : 0 })
  expect((await openOnes(third)).ends).toMatchObject([
    { masked: expect.stringMatching(/\*/), dueAt: waiting?.dueAt, isLate },
  ])
})

test('the second one opens it from the list, with a purpose, and it is no work any more', async () => {
  const [asked] = (await openOnes(second)).ends
  expect(asked?.confirm).toEqual({ isPossible: true })
  expect((await openOnes(first)).ends[0]?.confirm.isPossible).toBe(false)
  const endId = asked?.endId ?? ''
  expect(await second.ask(openOnlyProvenEnd, { endId })).toMatchObject({ field: 'purpose' })
  await confirmFromList()
  expect((await inDayOf(second)).rows).toEqual([])
  const [confirmed] = (await openOnes(first)).ends
  const end = await openEndOf(service, customerKey)
  expect(confirmed).toMatchObject({
    confirmer: second.member.account,
    dueAt: end?.dueAt.toISOString(),
    isLate: false,
  })
  // A service that stood is late with the end itself.
  await service.passTime(72 * hours + 60)
  const third = await deskVisitor(service, ['agent'])
  expect((await openOnes(third)).ends[0]?.isLate).toBe(true)
})

test('what is over stands with who and when, and leads to nobody', async () => {
  await confirmFromList()
  const endId = (await openOnes(second)).ends[0]?.endId ?? ''
  await service.passTime(72 * hours)
  await endOnlyProven(service)
  const third = await deskVisitor(service, ['agent'])
  await third.get(choosePurpose, { purpose: 'call' })
  expect(await closedOnes(third)).toMatchObject([
    {
      account: first.member.account,
      confirmer: second.member.account,
      closed: { how: 'ended', at: minuteInChina(service.clock.now()) },
    },
  ])
  expect((await openOnes(third)).ends).toEqual([])
  const { code, message } = await third.ask(openOnlyProvenEnd, { endId })
  const none = '00000000-0000-4000-8000-000000000000'
  expect(code).toBe('E3020001')
  expect(await third.ask(openOnlyProvenEnd, { endId: none })).toMatchObject({ code, message })
})

test('who reads the list or opens one is in the trail, and of who opens it the customer reads', async () => {
  const third = await deskVisitor(service, ['agent'])
  const endId = (await openOnes(third)).ends[0]?.endId ?? ''
  await third.get(choosePurpose, { purpose: 'case' })
  await third.get(openOnlyProvenEnd, { endId })
  const traces = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome', 'subject'])
    .where('staff_id', '=', third.staff.id)
    .where('event', 'in', ['only-proven-ends-listed', 'customer-read'])
    .orderBy('event')
    .execute()
  expect(traces).toEqual([
    { event: 'customer-read', outcome: 'only-proven-end', subject: customerKey.toString('hex') },
    { event: 'only-proven-ends-listed', outcome: '1 of 1', subject: null },
  ])
  const { looks } = await readLooks(service, customerKey)
  expect(looks).toContainEqual(
    expect.objectContaining({ event: 'customer-read', staff: '客服（总部）' }),
  )
})

test('opening one counts as every look at a customer, and one too many finds nobody', async () => {
  const third = await deskVisitor(service, ['agent'])
  const endId = (await openOnes(third)).ends[0]?.endId ?? ''
  await third.get(choosePurpose, { purpose: 'case' })
  for (let at = 0; at < 240; at += 1) {
    await service.limits.take('customersReadByStaff', third.staff.id)
  }
  expect(await third.ask(openOnlyProvenEnd, { endId })).toMatchObject({ code: 'E3060001' })
  expect((await third.get(readPurpose, {})).recent).toEqual([])
})

test('one that staff stopped names them', async () => {
  const end = await openEndOf(service, customerKey)
  if (end === undefined) throw new Error('none is open')
  await closeEnd(service, end, 'by staff', first.member.account)
  expect(await closedOnes()).toMatchObject([
    { closed: { how: 'by staff', account: first.member.account } },
  ])
})
