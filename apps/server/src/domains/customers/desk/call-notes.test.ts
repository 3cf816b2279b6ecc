import { randomUUID } from 'node:crypto'
import {
  closeCallBack,
  noteCall,
  readCallBack,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { beginCall, endCall, proveCaller } from '@ecenter/contract/customers/desk/phone-call.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner, mother } = town
let agent: DeskVisitor
let customerId: string
beforeAll(async () => {
  await storeInTown(service, [carPolicyOf(owner, '浙A5H208'), carPolicyOf(mother, '浙A5H209')])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  await service.passTime(25 * 3600)
  await service.db.deleteFrom('call_note').execute()
  await service.db.deleteFrom('counter').execute()
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  customerId = await found(agent)
})

async function found(by: DeskVisitor, { idNumber } = owner): Promise<string> {
  const { customers } = await by.get(searchCustomers, { words: idNumber })
  return customers[0]?.customerId ?? ''
}

/** As a field of the desk has it. */
function minute(secondsFromNow: number): string {
  const at = service.clock.now().getTime() + (secondsFromNow + 8 * 3600) * 1000
  return new Date(at).toISOString().slice(0, 16)
}

const told = { kind: 'claim', outcome: 'answered', note: '说明了定损进度' } as const
const later = () => ({ ...told, outcome: 'call-back', callBackAt: minute(600) }) as const
const begin = async (by = agent) => (await by.get(beginCall, {})).callId
const shown = (id = customerId, by = agent) => by.get(readCustomer, { customerId: id })
const prove = (by: DeskVisitor, id: string) =>
  by.get(proveCaller, {
    customerId: id,
    idTail: owner.idNumber.slice(-4),
    licenseNo: '浙A5H208',
  })
const calls = async (by = agent, id = customerId) =>
  (await by.get(readCustomer, { customerId: id })).timeline.filter(({ kind }) => kind === 'call')
const due = async (by = agent) => (await by.get(listDay, { kind: 'call-back' })).rows

test('what came of a call ends it and stands on the customer’s page, once', async () => {
  const callId = await begin()
  await agent.get(noteCall, { callId, customerId, ...told })
  expect((await shown()).call).toBeUndefined()
  expect((await shown()).toNote).toBeUndefined()
  expect(await calls()).toMatchObject([
    { title: '理赔进度', status: '已说清', note: told.note, isWaiting: false },
  ])
  expect(await agent.ask(noteCall, { callId, customerId, ...told })).toMatchObject({
    code: 'E3020001',
  })
  expect(await calls()).toHaveLength(1)
})

test.each<[string, () => Promise<unknown>]>([
  ['whoever had it ended', () => agent.get(endCall, {})],
  ['the third miss has ended', threeMisses],
])('a call that %s is still wrapped up on the page of its customer', async (_, end) => {
  const callId = await begin()
  await shown()
  await end()
  expect(await shown()).toMatchObject({ toNote: { callId } })
  expect((await shown()).call).toBeUndefined()
  expect((await shown(await found(agent, mother))).toNote).toBeUndefined()
  await agent.get(noteCall, { callId, customerId, ...later() })
  expect(await due()).toHaveLength(1)
  expect((await shown()).toNote).toBeUndefined()
})

async function threeMisses() {
  const wrong = { customerId, idTail: '0000', licenseNo: '浙A5H208' }
  for (let each = 0; each < 3; each++) await agent.get(proveCaller, wrong)
}

test('a note on the call before ends neither the one that goes on nor what was proven in it', async () => {
  const motherId = await found(agent, mother)
  const first = await begin()
  await shown(motherId)
  await agent.get(endCall, {})
  const second = await begin()
  await shown()
  await prove(agent, customerId)
  expect((await shown(motherId)).toNote?.callId).toBe(first)
  await agent.get(noteCall, { callId: first, customerId: motherId, ...told })
  expect(await shown()).toMatchObject({
    call: { callId: second },
    toNote: { callId: second },
    proofs: [{ by: 'facts' }],
  })
  await agent.get(noteCall, { callId: second, customerId, ...later() })
  expect(await due()).toHaveLength(1)
  expect(await calls(agent, motherId)).toHaveLength(1)
})

test('to come back to the customer before takes the call that goes on from nobody', async () => {
  const motherId = await found(agent, mother)
  const first = await begin()
  await shown(motherId)
  const second = await begin()
  await shown()
  await shown(motherId)
  await agent.get(endCall, {})
  expect((await shown(motherId)).toNote?.callId).toBe(first)
  expect((await shown()).toNote?.callId).toBe(second)
})

test.each([
  ['no call', async () => randomUUID()],
  ['a call of a colleague', async () => begin(await deskVisitor(service, ['agent']))],
  [
    'a call of hours ago',
    async () => {
      const callId = await begin()
      const over = { ends_at: service.clock.now() }
      await service.db.updateTable('phone_call').set(over).where('id', '=', callId).execute()
      return callId
    },
  ],
])('there is nothing to wrap up of %s', async (_, of) => {
  const callId = await of()
  expect(await agent.ask(noteCall, { callId, customerId, ...told })).toMatchObject({
    code: 'E3020001',
  })
})

test('who is called back is due for everybody until somebody has called, and late after the time', async () => {
  await agent.get(noteCall, { callId: await begin(), customerId, ...later() })
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
  const ended = { noteId, tries: 0, isReached: true, words: '说清了。' }
  await handler.get(closeCallBack, ended)
  expect(await due(handler)).toEqual([])
  expect(await handler.ask(readCallBack, { noteId })).toMatchObject({ code: 'E3020001' })
  expect(await handler.ask(closeCallBack, ended)).toMatchObject({ code: 'E3020001' })
})

test.each([
  ['a call in which they prove who they are is the call back', true, ['已说清', '已回电']],
  [
    'whoever rings and proves nothing is not the one to be called back',
    false,
    ['已说清', '要再联系'],
  ],
])('%s', async (_, isProven, shownAs) => {
  await agent.get(noteCall, { callId: await begin(), customerId, ...later() })
  await service.passTime(60)
  const other = await deskVisitor(service, ['agent'])
  const callId = await begin(other)
  const id = await found(other)
  if (isProven) await prove(other, id)
  // What was proven is known also when the call has ended.
  await other.get(endCall, {})
  await other.get(noteCall, { callId, customerId: id, ...told })
  expect(await due()).toHaveLength(isProven ? 0 : 1)
  expect((await calls()).map(({ status }) => status)).toEqual(shownAs)
  const trail = await service.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', 'called-back')
    .where('staff_id', '=', other.staff.id)
    .execute()
  expect(trail).toEqual(isProven ? [{ outcome: 'by-call' }] : [])
})

test.each([
  ['no time', () => undefined, '请选择约好的回电时间'],
  ['a time that is over', () => minute(-60), '已经过了'],
  ['a time after a month', () => minute(31 * 86_400), '30 天内'],
])('a call back at %s is refused at its field, and the call goes on', async (_, at, words) => {
  const answer = await agent.ask(noteCall, {
    callId: await begin(),
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
  const callId = await begin(other)
  expect(await other.ask(noteCall, { callId, customerId, ...told })).toMatchObject({
    code: 'E3020001',
  })
})

test('what was noted lies sealed', async () => {
  await agent.get(noteCall, { callId: await begin(), customerId, ...told })
  const { sealed } = await service.db
    .selectFrom('call_note')
    .select('sealed')
    .executeTakeFirstOrThrow()
  expect(sealed.includes(Buffer.from(told.note))).toBe(false)
})
