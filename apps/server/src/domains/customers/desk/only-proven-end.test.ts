import {
  askOnlyProvenEnd,
  confirmOnlyProvenEnd,
  stopOnlyProvenEnd,
} from '@ecenter/contract/customers/desk/only-proven-end.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import {
  readOnlyProven,
  setOnlyProven,
  stopOnlyProvenEnd as stopByCustomer,
} from '@ecenter/contract/person/only-proven.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor } from '../../../../test/visitor.ts'
import { endOnlyProven } from '../../person/notices/end-only-proven.ts'
import { accessWordOf } from '../../person/rules/access-words.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { isOnlyProven, keepOnlyProven } from '../../person/store/only-proven.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner } = town
const email = 'owner@example.com'
const hours = 3600
type Clerk = Awaited<ReturnType<typeof clerkAtHand>>
let first: Clerk
let second: Clerk
let customerKey: Buffer

beforeAll(async () => {
  await storeInTown(service, [carPolicyOf(owner, '浙A5H288')])
  await writeContacts(service.db, [contactRows(service.keys, { ...owner, email })])
  customerKey = personKey(service.keys, owner.idNumber)
})
beforeEach(async () => {
  await service.passTime(25 * hours)
  await service.db.deleteFrom('counter').execute()
  await service.db.deleteFrom('only_proven_end').execute()
  await keepOnlyProven(service, customerKey, true)
  first = await clerkAtHand()
  second = await clerkAtHand()
})

/** Somebody at the desk who has the customer open. */
async function clerkAtHand() {
  const clerk = await deskVisitor(service, ['agent'])
  const look = async () => {
    await clerk.get(choosePurpose, { purpose: 'call' })
    const { customers } = await clerk.get(searchCustomers, { words: owner.idNumber })
    const customerId = customers[0]?.customerId ?? ''
    const { onlyProven } = await clerk.get(readCustomer, { customerId })
    return { customerId, onlyProven, endId: onlyProven?.end?.endId ?? '' }
  }
  return { ...clerk, look }
}

async function ask(by = first) {
  const { customerId } = await by.look()
  const document = 'id-card'
  return by.ask(askOnlyProvenEnd, { customerId, document, reason: '手机在地铁上丢了' })
}

async function confirm(by = second) {
  const { customerId, endId } = await by.look()
  return by.ask(confirmOnlyProvenEnd, { customerId, endId })
}

const run = () => endOnlyProven(service)
const isOn = () => isOnlyProven(service, customerKey)
const mentions = async (words: string) =>
  (await service.outbox.messages()).filter(({ text }) => text.includes(words))

async function owned() {
  const visitor = newVisitor(service, '100.64.8.8')
  await visitor.open()
  await visitor.provePerson(owner.mobile, { idTail: owner.idNumber.slice(-4) })
  return visitor
}

async function steps() {
  const { looks } = await readLooks(service, customerKey)
  return looks.filter(({ event }) => event.startsWith('only-proven-end'))
}

test('two members of staff and 72 hours end it, once; phone, e-mail, core and the list of the customer tell of it', async () => {
  const before = (await steps()).length
  expect(await ask()).toMatchObject({ code: '1' })
  expect(await mentions('将要关闭')).toEqual([])
  expect(await confirm()).toMatchObject({ code: '1' })
  const [sms, mail] = await Promise.all([mentions('打开 http'), mentions('两位工作人员已经核对')])
  expect(sms[0]).toMatchObject({ to: owner.mobile })
  expect(sms[0]?.text).toMatch(/停止，或拨打/)
  expect(mail[0]).toMatchObject({ to: email })
  expect(JSON.stringify([sms[0], mail[0]])).not.toContain(owner.name)

  await service.passTime(72 * hours - 60)
  expect(await eventsFrom(service, run)).toEqual([])
  expect(await isOn()).toBe(true)

  await service.passTime(60)
  const told = await eventsFrom(service, async () => {
    await Promise.all([run(), run()])
    await run()
  })
  expect(await isOn()).toBe(false)
  expect(told).toMatchObject([
    {
      type: 'person.only-proven.ended.v1',
      data: {
        person: { idNumber: owner.idNumber },
        document: 'id-card',
        askedBy: first.member.account,
        confirmedBy: second.member.account,
      },
    },
  ])
  expect((await mentions('已按柜台申请关闭您的')).map(({ to }) => to).sort()).toEqual(
    [owner.mobile, email].sort(),
  )
  const read = (await steps()).slice(0, (await steps()).length - before)
  expect(read.map(({ event, staff }) => [event, staff])).toEqual([
    ['only-proven-ended', '客服（总部）'],
    ['only-proven-end-confirmed', '客服（总部）'],
    ['only-proven-end-asked', '客服（总部）'],
  ])
  expect(read.at(-1)?.reason).toBe('看过居民身份证：手机在地铁上丢了')
  expect(read.every(({ event, outcome }) => accessWordOf(event, outcome) !== '')).toBe(true)
})

test('the same person confirms nothing, nor who could have come in as the other', async () => {
  await ask()
  expect(await confirm(first)).toMatchObject({ code: 'E3020001' })
  const opened = (clerk: Clerk, opened_by: string | null) =>
    service.db.updateTable('staff').set({ opened_by }).where('id', '=', clerk.member.id).execute()
  await opened(second, first.member.id)
  const { onlyProven } = await second.look()
  expect(onlyProven?.end?.confirm).toEqual({
    isPossible: false,
    why: '您的账号由提交的人开通或重置，要由另一位同事复核。',
  })
  expect(await confirm()).toMatchObject({ code: 'E3020001' })
  await opened(second, null)
  expect(await confirm()).toMatchObject({ code: '1' })
  expect(await confirm(await clerkAtHand())).toMatchObject({ code: 'E3020001' })

  // And the other way round: the second had opened the account of the first.
  await service.db.deleteFrom('only_proven_end').execute()
  await opened(first, second.member.id)
  await ask()
  expect(await confirm()).toMatchObject({ code: 'E3020001' })
})

test('there is one at a time, none where the switch is off, and no other name for it', async () => {
  await ask()
  expect(await ask(second)).toMatchObject({
    code: 'E3020001',
    message: '这位客户已有一个申请，不能再提交。',
  })
  const { endId } = await first.look()
  const { customerId } = await second.look()
  const foreign = { customerId: (await first.look()).customerId, endId }
  expect(await second.ask(confirmOnlyProvenEnd, foreign)).toMatchObject({ code: 'E3020001' })
  const madeUp = { customerId, endId: '00000000-0000-4000-8000-000000000000' }
  expect(await second.ask(confirmOnlyProvenEnd, madeUp)).toMatchObject({ code: 'E3020001' })
  await service.db.deleteFrom('only_proven_end').execute()
  await keepOnlyProven(service, customerKey, false)
  expect(await ask()).toMatchObject({ code: 'E3020001' })
  expect((await first.look()).onlyProven).toBeUndefined()
})

test('the customer sees it with its date and stops it, and nothing ends', async () => {
  await ask()
  const visitor = await owned()
  expect(await visitor.get(readOnlyProven, {})).toMatchObject({ isOn: true, ending: {} })
  await confirm()
  const { ending } = await visitor.get(readOnlyProven, {})
  expect(ending?.endsAt).toBe((await first.look()).onlyProven?.end?.endsAt)
  await visitor.get(stopByCustomer, {})
  expect((await visitor.get(readOnlyProven, {})).ending).toBeUndefined()
  expect(await visitor.ask(stopByCustomer, {})).toMatchObject({ code: 'E3020001' })
  await service.passTime(73 * hours)
  expect(await eventsFrom(service, run)).toEqual([])
  expect(await isOn()).toBe(true)
  expect((await steps())[0]).toMatchObject({ event: 'only-proven-end-stopped', looker: 'self' })
})

test('who has proven nothing stops nothing', async () => {
  await ask()
  await confirm()
  const visitor = newVisitor(service, '100.64.8.9')
  await visitor.open()
  expect(await visitor.ask(stopByCustomer, {})).toMatchObject({ code: 'E3010001' })
  expect((await first.look()).onlyProven?.end).toBeDefined()
})

test('a change of the switch by the customer voids it', async () => {
  await ask()
  await confirm()
  const visitor = await owned()
  const { handle } = await visitor.get(readOnlyProven, {})
  await service.passTime(61)
  await visitor.proveOnFile(handle, 'set-only-proven')
  await visitor.get(setOnlyProven, { handle, isOn: true })
  await service.passTime(73 * hours)
  await run()
  expect(await isOn()).toBe(true)
})

test('staff stop it, and say why', async () => {
  await ask()
  await confirm()
  const third = await clerkAtHand()
  const { customerId, endId } = await third.look()
  await third.get(stopOnlyProvenEnd, { customerId, endId, reason: '本人来电，不是他申请的' })
  await service.passTime(73 * hours)
  await run()
  expect(await isOn()).toBe(true)
  expect((await steps())[0]).toMatchObject({
    event: 'only-proven-end-stopped',
    staff: '客服（总部）',
    reason: '本人来电，不是他申请的',
  })
})

test('who was killed in between has done nothing, and the next run does all of it', async () => {
  await ask()
  await confirm()
  // The service stood for a week.
  await service.passTime(7 * 24 * hours)
  const sendMail = () => Promise.reject(new Error('killed'))
  const killed = { ...service, jobs: { ...service.jobs, sendMail } }
  expect(await eventsFrom(service, () => endOnlyProven(killed))).toEqual([])
  expect(await isOn()).toBe(true)
  expect((await eventsFrom(service, run)).length).toBe(1)
  expect(await isOn()).toBe(false)
})

test('where one of the two has lost the role nothing is confirmed, and nothing ends', async () => {
  const lose = (clerk: Clerk) =>
    service.db
      .updateTable('staff')
      .set({ roles: ['content'] })
      .where('id', '=', clerk.member.id)
      .execute()
  await ask()
  await lose(first)
  expect(await confirm()).toMatchObject({ code: 'E3020001' })

  await service.db.deleteFrom('only_proven_end').execute()
  const third = await clerkAtHand()
  await ask(second)
  expect(await confirm(third)).toMatchObject({ code: '1' })
  await lose(third)
  await service.passTime(73 * hours)
  await run()
  expect(await isOn()).toBe(true)
  expect((await steps())[0]).toMatchObject({
    event: 'only-proven-end-stopped',
    outcome: 'role taken away',
  })
})

test('what nobody confirms in a week is over', async () => {
  await ask()
  await service.passTime(7 * 24 * hours)
  const late = await clerkAtHand()
  expect(await confirm(late)).toMatchObject({ code: 'E3020001' })
  await run()
  expect((await late.look()).onlyProven).toEqual({})
  expect(await isOn()).toBe(true)
})
