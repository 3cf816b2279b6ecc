import {
  closeCallBack,
  moveCallBack,
  noteCall,
  readCallBack,
  tryCallBack,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { beginCall } from '@ecenter/contract/customers/desk/phone-call.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { readReport } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { rollDays } from '../../figures/store/roll-days.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'

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
  await service.db.deleteFrom('counter').execute()
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  const { customers } = await agent.get(searchCustomers, { words: owner.idNumber })
  customerId = customers[0]?.customerId ?? ''
})

/** As a field of the desk has it. */
function minute(secondsFromNow: number): string {
  const at = service.clock.now().getTime() + (secondsFromNow + 8 * 3600) * 1000
  return new Date(at).toISOString().slice(0, 16)
}

const told = { kind: 'claim', note: '说明了定损进度' } as const
const calls = async () =>
  (await agent.get(readCustomer, { customerId })).timeline.filter(({ kind }) => kind === 'call')
const due = async () => (await agent.get(listDay, { kind: 'call-back' })).rows

/** A call that is promised in ten minutes. */
async function promisedCall(): Promise<string> {
  const { callId } = await agent.get(beginCall, {})
  const promise = { outcome: 'call-back', callBackAt: minute(600) } as const
  await agent.get(noteCall, { callId, customerId, ...told, ...promise })
  return callId
}

test('nobody answered: it is counted with its time, stays due, and the row says so', async () => {
  const noteId = await promisedCall()
  expect(await agent.get(tryCallBack, { noteId, tries: 0 })).toEqual({ tries: 1, triesToEnd: 3 })
  const [row] = await due()
  expect(row?.about).toMatch(/^理赔进度，没接通 1 次，最近 /)
  expect(await agent.get(readCallBack, { noteId })).toMatchObject({ tries: 1, triesToEnd: 3 })
  // A colleague who has not seen that it was tried does not count it over theirs.
  expect(await agent.ask(tryCallBack, { noteId, tries: 0 })).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('同事刚刚打过'),
  })
})

test('whom three calls did not reach gets an SMS, and the day shows it no more', async () => {
  const noteId = await promisedCall()
  const end = { noteId, isReached: false, words: '打不通' }
  expect(await agent.ask(closeCallBack, { ...end, tries: 0 })).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('打过 3 次没接通才能结束'),
  })
  for (const tries of [0, 1, 2]) await agent.get(tryCallBack, { noteId, tries })
  expect(await agent.get(closeCallBack, { ...end, tries: 3 })).toEqual({ isTold: true })
  expect(await due()).toEqual([])
  const [sms] = await service.outbox.messages()
  expect(sms).toMatchObject({ to: owner.mobile, text: expect.stringContaining('打了 3 次') })
  expect((await calls()).map(({ status }) => status)).toEqual(['回电没接通'])
})

test('another time that is agreed on takes the first promise from nobody', async () => {
  const noteId = await promisedCall()
  await service.passTime(700)
  await agent.get(moveCallBack, { noteId, tries: 0, callBackAt: minute(3600) })
  const [row] = await due()
  expect(row?.about).toMatch(/^理赔进度，原约 .*，已迟$/)
  const read = await agent.get(readCallBack, { noteId })
  expect(read).toMatchObject({ isLate: false, promisedAt: expect.any(String) })
  const end = { noteId, tries: 0, isReached: true, words: '说清了' }
  await agent.get(closeCallBack, end)
  expect(await calls()).toMatchObject([
    { status: '已回电，晚于约定', note: '说明了定损进度；回电：说清了' },
  ])
})

test('the report counts what was promised, what was late, and who was not reached', async () => {
  const late = await promisedCall()
  const tried = await promisedCall()
  for (const tries of [0, 1, 2]) await agent.get(tryCallBack, { noteId: tried, tries })
  await service.passTime(700)
  await agent.get(closeCallBack, { noteId: late, tries: 0, isReached: true, words: '好' })
  await agent.get(closeCallBack, { noteId: tried, tries: 3, isReached: false, words: '打不通' })
  await rollDays({ ...service, url: service.database.url })
  const supervisor = await deskVisitor(service, ['supervisor'])
  const { rows } = await service.database.pool.query<{ day: string }>(
    "select (min(promised_at) at time zone 'Asia/Shanghai')::date::text as day from call_note",
  )
  const day = rows[0]?.day ?? ''
  const report = await supervisor.get(readReport, { from: day, to: day, report: 'service' })
  const value = (name: string) => report.figures.find(({ measure }) => measure === name)?.value
  expect(['callBacks', 'callBacksLate', 'callBacksUnreached'].map(value)).toEqual([2, 1, 1])
})

test('what came of a call back lies sealed', async () => {
  const noteId = await promisedCall()
  const end = { noteId, tries: 0, isReached: true, words: '独此一份的结果' }
  await agent.get(closeCallBack, end)
  const { rows } = await service.database.pool.query('select call_note::text as row from call_note')
  expect(JSON.stringify(rows)).not.toContain('独此一份')
})
