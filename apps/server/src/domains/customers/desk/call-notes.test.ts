import {
  closeCallBack,
  noteCall,
  readCallBack,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { beginCall, endCall } from '@ecenter/contract/customers/desk/phone-call.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { carPolicyOf, storeInTown, town } from '../../../../test/subjects/other-policies.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-doors.ts'

const service = serviceOfTests({ demo: false })
const { owner } = town
let agent: DeskVisitor
let customerId: string
beforeAll(async () => {
  await storeInTown(service, [carPolicyOf(owner, '浙A5H208')])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  await service.passTime(25 * 3600)
  await service.db.deleteFrom('call_note').execute()
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  customerId = await found(agent)
})

async function found(by: DeskVisitor): Promise<string> {
  const { customers } = await by.get(searchCustomers, { words: owner.idNumber })
  return customers[0]?.customerId ?? ''
}

/** As a field of the desk has it. */
function minute(secondsFromNow: number): string {
  const at = service.clock.now().getTime() + (secondsFromNow + 8 * 3600) * 1000
  return new Date(at).toISOString().slice(0, 16)
}

const told = { kind: 'claim', outcome: 'answered', note: '说明了定损进度' } as const
const later = () => ({ ...told, outcome: 'call-back', callBackAt: minute(600) }) as const
const calls = async (by = agent, id = customerId) =>
  (await by.get(readCustomer, { customerId: id })).timeline.filter(({ kind }) => kind === 'call')
const due = async (by = agent) => (await by.get(listDay, { kind: 'call-back' })).rows

test('what came of a call ends it and stands on the customer’s page, once', async () => {
  await agent.get(beginCall, {})
  await agent.get(noteCall, { customerId, ...told })
  expect((await agent.get(readCustomer, { customerId })).call).toBeUndefined()
  expect(await calls()).toMatchObject([
    { title: '理赔进度', status: '已说清', note: told.note, isWaiting: false },
  ])
  expect(await agent.ask(noteCall, { customerId, ...told })).toMatchObject({ code: 'E3020001' })
  expect(await calls()).toHaveLength(1)
})

test('a call that is over can still be wrapped up; without one there is nothing to wrap up', async () => {
  expect(await agent.ask(noteCall, { customerId, ...told })).toMatchObject({ code: 'E3020001' })
  await agent.get(beginCall, {})
  await agent.get(endCall, {})
  await agent.get(noteCall, { customerId, ...told })
  expect(await calls()).toHaveLength(1)
})

test('who is called back is due for everybody until somebody has called, and late after the time', async () => {
  await agent.get(beginCall, {})
  await agent.get(noteCall, { customerId, ...later() })
  const handler = await deskVisitor(service, ['claims'])
  const [row] = await due(handler)
  expect(row).toMatchObject({ what: '给客户回电', about: '理赔进度', masked: '沈**' })
  const noteId = row?.id ?? ''
  const read = await handler.get(readCallBack, { noteId })
  expect(read).toMatchObject({ maskedName: '沈**', note: told.note, isLate: false })
  // Whom one calls back says why for this look alone.
  expect(await handler.ask(readCustomer, { customerId: read.customerId })).toMatchObject({
    field: 'purpose',
  })
  await handler.get(choosePurpose, { purpose: 'call-back' })
  expect(await handler.get(readCustomer, { customerId: read.customerId })).toMatchObject({
    name: '沈**',
  })
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  expect(looks[0]).toMatchObject({ event: 'customer-read', reason: '给客户回电' })
  await service.passTime(601)
  expect(await handler.get(readCallBack, { noteId })).toMatchObject({ isLate: true })
  await handler.get(closeCallBack, { noteId })
  expect(await due(handler)).toEqual([])
  expect(await handler.ask(readCallBack, { noteId })).toMatchObject({ code: 'E3020001' })
  expect(await handler.ask(closeCallBack, { noteId })).toMatchObject({ code: 'E3020001' })
})

test('another call to the same customer that is wrapped up is the call back', async () => {
  await agent.get(beginCall, {})
  await agent.get(noteCall, { customerId, ...later() })
  await service.passTime(60)
  const other = await deskVisitor(service, ['agent'])
  await other.get(beginCall, {})
  await other.get(noteCall, { customerId: await found(other), ...told })
  expect(await due()).toEqual([])
  expect((await calls()).map(({ status }) => status)).toEqual(['已说清', '已回电'])
})

test.each([
  ['no time', () => undefined, '请选择约好的回电时间'],
  ['a time that is over', () => minute(-60), '已经过了'],
  ['a time after a month', () => minute(31 * 86_400), '30 天内'],
])('a call back at %s is refused at its field, and the call goes on', async (_, at, words) => {
  await agent.get(beginCall, {})
  const answer = await agent.ask(noteCall, {
    customerId,
    ...told,
    outcome: 'call-back',
    callBackAt: at(),
  })
  expect(answer.message).toContain(words)
  expect(answer.field).toBe('callBackAt')
  expect((await agent.get(readCustomer, { customerId })).call).toBeDefined()
})

test('whom another has found is nobody to note something about', async () => {
  const other = await deskVisitor(service, ['agent'])
  await other.get(beginCall, {})
  expect(await other.ask(noteCall, { customerId, ...told })).toMatchObject({ code: 'E3020001' })
})

test('what was noted lies sealed', async () => {
  await agent.get(beginCall, {})
  await agent.get(noteCall, { customerId, ...told })
  const { sealed } = await service.db
    .selectFrom('call_note')
    .select('sealed')
    .executeTakeFirstOrThrow()
  expect(sealed.includes(Buffer.from(told.note))).toBe(false)
})
