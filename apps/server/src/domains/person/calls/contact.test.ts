import { changeContact, changePhone, readContact } from '@ecenter/contract/person/contact.ts'
import { checkSMSCode } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { upsert } from '../../../../test/push-rows.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { answeringCoreOf, eventsAsked } from '../../../../test/wishes.ts'
import { tellLeftPhones } from '../notices/tell-left-phones.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'

const service = serviceOfTests({ demo: false })
const core = answeringCoreOf(service)
const { mother } = town
const owner = {
  ...town.owner,
  email: 'owner@example.com',
  address: '浙江省杭州市西湖区柳园街 8 号',
}
const newMobile = '13300000611'

let visits = 0
let visitor: Visitor
let handle: string
beforeAll(async () => {
  const ofMother = household(mother, { applicant: { ...mother, mobile: owner.mobile } })
  await storeInTown(service, [household(owner), ofMother])
})
beforeEach(async () => {
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  for (const table of ['wish', 'left_phone'] as const) {
    await service.db.deleteFrom(table).execute()
  }
  await service.passTime(25 * 3600)
  visitor = await arrived()
  await visitor.provePerson(owner.mobile, { idTail: owner.idNumber.slice(-4) })
  handle = (await visitor.get(readContact, {})).handle
})

async function arrived(): Promise<Visitor> {
  visits += 1
  const one = newVisitor(service, `198.51.103.${visits}`)
  await one.open()
  return one
}

async function withCode(purpose: 'change-contact' | 'change-phone'): Promise<void> {
  await service.passTime(61)
  await visitor.proveOnFile(handle, purpose)
}

async function withNewPhone(): Promise<void> {
  await visitor.passSlide()
  await visitor.get(getSMSCode, { mobile: newMobile, purpose: 'new-phone' })
  const smsCode = await visitor.readSms()
  await visitor.get(checkSMSCode, { smsCode, purpose: 'new-phone', mobile: newMobile })
}

test('the page shows what the core knows, masked, and nothing as valid that was only asked for', async () => {
  const before = await visitor.get(readContact, {})
  expect(before).toMatchObject({
    maskedMobile: '133****0511',
    maskedEmail: 'o***@example.com',
    maskedAddress: '浙江省杭州市****',
    changes: [],
  })
  await withCode('change-contact')
  const after = await visitor.get(changeContact, { handle, email: 'another@example.com' })
  expect(after).toEqual({
    ...before,
    changes: [
      {
        field: 'email',
        status: 'asked',
        maskedValue: 'a***@example.com',
        askedAt: expect.stringMatching(/^\d{4}-/),
        dueAt: expect.stringMatching(/^\d{4}-/),
      },
    ],
  })
  const rows = await service.db.selectFrom('wish').selectAll().execute()
  expect(Buffer.concat(rows.map(({ sealed }) => sealed)).includes('another@')).toBe(false)
})

test('what was asked last counts, and once the core has it nothing waits any more', async () => {
  for (const address of ['浙江省宁波市海曙区一路 1 号', '浙江省温州市鹿城区二路 2 号']) {
    await withCode('change-contact')
    await visitor.get(changeContact, { handle, address })
  }
  const { changes } = await visitor.get(readContact, {})
  expect(changes.map(({ maskedValue }) => maskedValue)).toEqual(['浙江省温州市****'])
  const granted = { ...owner, address: '浙江省温州市鹿城区二路 2 号' }
  await writeContacts(service.db, [contactRows(service.keys, granted)])
  expect(await visitor.get(readContact, {})).toMatchObject({
    maskedAddress: '浙江省温州市****',
    changes: [],
  })
})

async function asked(request: { readonly email?: string; readonly address?: string }) {
  await withCode('change-contact')
  await visitor.get(changeContact, { handle, ...request })
  const [eventId = ''] = await eventsAsked(service, 'contact-change')
  return eventId
}

let versions = 0

/** A row of the core in a version that none before had, for the owner outlives each test. */
function rowOf(given: Partial<typeof owner>, answers?: string) {
  versions += 1
  return upsert({ ...owner, ...given }, versions, { answers })
}

test('a row of the core that does not name the event leaves a change asked for; the one that does ends it', async () => {
  const eventId = await asked({ address: '浙江省宁波市海曙区一路 1 号' })
  await core.push('customers', [rowOf({ email: 'other@example.com' })])
  expect((await visitor.get(readContact, {})).changes).toMatchObject([
    { field: 'address', status: 'asked' },
  ])
  await core.push('customers', [rowOf({ address: '浙江省宁波市二路 2 号' }, eventId)])
  expect(await visitor.get(readContact, {})).toMatchObject({
    maskedAddress: '浙江省宁波市****',
    changes: [],
  })
})

test('who was refused reads why, and what they ask for after that is asked anew', async () => {
  const eventId = await asked({ email: 'new@example.com', address: '浙江省温州市鹿城区 3 号' })
  const reason = '与证件上的姓名不一致'
  expect(await core.refuse(eventId, reason)).toMatchObject({ result: 'accepted' })
  const { changes: refused } = await visitor.get(readContact, {})
  expect(refused.map(({ field }) => field).toSorted()).toEqual(['address', 'email'])
  for (const each of refused) expect(each).toMatchObject({ status: 'refused', reason })
  await withCode('change-contact')
  const { changes } = await visitor.get(changeContact, { handle, email: 'again@example.com' })
  expect(changes.find(({ field }) => field === 'email')).toMatchObject({ status: 'asked' })
  expect(changes.find(({ field }) => field === 'address')).toMatchObject({ status: 'refused' })
})

test('what the core grants without a row is so from then on; of one field what was asked last stays', async () => {
  const first = await asked({ email: 'first@example.com' })
  await withCode('change-contact')
  await visitor.get(changeContact, { handle, email: 'second@example.com' })
  const [, second = ''] = await eventsAsked(service, 'contact-change')
  for (const eventId of [second, first]) {
    expect(await core.accept(eventId)).toMatchObject({ result: 'accepted' })
    expect(await visitor.get(readContact, {})).toMatchObject({
      ...{ maskedMobile: '133****0511', maskedAddress: '浙江省杭州市****' },
      ...{ maskedEmail: 's***@example.com', changes: [] },
    })
  }
})

test('another phone that the core grants without a row opens from then on, and the old one no more', async () => {
  await withCode('change-phone')
  await withNewPhone()
  await visitor.get(changePhone, { handle, mobile: newMobile })
  const [eventId = ''] = await eventsAsked(service, 'contact-change')
  expect(await core.accept(eventId)).toMatchObject({ result: 'accepted' })
  // Who came by the old one has to prove themselves anew.
  expect((await visitor.ask(readContact, {})).code).toBe('E3010001')
  await service.passTime(61)
  const again = await arrived()
  await again.provePerson(newMobile, { idTail: owner.idNumber.slice(-4) })
  expect(await again.get(readContact, {})).toMatchObject({ maskedMobile: '133****0611' })
})

test('the row of another person answers nothing of this one', async () => {
  const eventId = await asked({ email: 'new@example.com' })
  await core.push('customers', [upsert({ ...mother }, 1, { answers: eventId })])
  expect((await visitor.get(readContact, {})).changes).toMatchObject([{ status: 'asked' }])
})

test('what waits too long is overdue, and what was refused long ago is shown no more', async () => {
  const eventId = await asked({ email: 'new@example.com' })
  const again = async (seconds: number) => {
    await service.passTime(seconds)
    visitor = await arrived()
    await visitor.provePerson(owner.mobile, { idTail: owner.idNumber.slice(-4) })
    return (await visitor.get(readContact, {})).changes
  }
  expect(await again(49 * 3600)).toMatchObject([{ status: 'overdue' }])
  await core.refuse(eventId, '资料不全')
  expect(await again(31 * 86_400)).toEqual([])
})

test('a change takes a code of its own, once; what is so already is refused at its field', async () => {
  expect((await visitor.ask(changeContact, { handle, email: 'a@example.com' })).code).toBe(
    'E3010001',
  )
  await withCode('change-contact')
  expect(await visitor.ask(changeContact, { handle, email: owner.email })).toMatchObject({
    field: 'email',
    message: '和现在登记的一样，不用更改',
  })
  expect(await visitor.ask(changeContact, { handle })).toMatchObject({
    field: 'email',
    message: '请填写邮箱或联系地址',
  })
  expect((await visitor.ask(changePhone, { handle, mobile: newMobile })).code).toBe('E3010001')
  await visitor.get(changeContact, { handle, email: 'a@example.com' })
  expect((await visitor.ask(changeContact, { handle, email: 'b@example.com' })).code).toBe(
    'E3010001',
  )
})

test('another phone takes a code to the old one and a code to the new one', async () => {
  await withCode('change-phone')
  expect(await visitor.ask(changePhone, { handle, mobile: newMobile })).toMatchObject({
    field: 'mobile',
    message: '请先用新手机号收一次验证码',
  })
  await withNewPhone()
  const { maskedMobile, changes } = await visitor.get(changePhone, { handle, mobile: newMobile })
  expect(maskedMobile).toBe('133****0511')
  expect(changes).toMatchObject([{ field: 'mobile', maskedValue: '133****0611' }])
})

test('a code to the new phone alone changes nothing', async () => {
  await withNewPhone()
  expect((await visitor.ask(changePhone, { handle, mobile: newMobile })).code).toBe('E3010001')
  expect((await visitor.get(readContact, {})).changes).toEqual([])
})

test('once the core has the new phone, the old one is told, once', async () => {
  await writeContacts(service.db, [contactRows(service.keys, { ...owner, mobile: newMobile })])
  const told = async () =>
    (await service.outbox.messages()).filter(({ text }) => text.includes('已换成别的号码'))
  const before = (await told()).length
  await tellLeftPhones(service)
  await tellLeftPhones(service)
  const after = await told()
  expect(after.length - before).toBe(1)
  expect(after[0]?.to).toBe(owner.mobile)
  // The same contact once more tells nobody.
  await writeContacts(service.db, [contactRows(service.keys, { ...owner, mobile: newMobile })])
  await tellLeftPhones(service)
  expect((await told()).length).toBe(after.length)
})

test('after five changes of a day there is no sixth', async () => {
  for (const serial of [1, 2, 3, 4, 5]) {
    await withCode('change-contact')
    await visitor.get(changeContact, { handle, email: `m${serial}@example.com` })
  }
  await service.passTime(3600)
  visitor = await arrived()
  await visitor.provePerson(owner.mobile, { idTail: owner.idNumber.slice(-4) })
  handle = (await visitor.get(readContact, {})).handle
  await withCode('change-contact')
  const { code, message } = await visitor.ask(changeContact, { handle, email: 'm6@example.com' })
  expect(code).toBe('E3020001')
  expect(message).toContain('今天更改联系方式的次数已用完')
})

test('who opened a policy alone reads and changes nothing of the person', async () => {
  const ofPolicy = await arrived()
  await service.passTime(61)
  await ofPolicy.provePerson(owner.mobile, { idTail: mother.idNumber.slice(-4) })
  expect((await ofPolicy.ask(readContact, {})).code).toBe('E3010001')
  expect((await ofPolicy.ask(changeContact, { handle, email: 'x@example.com' })).code).toBe(
    'E3010001',
  )
})
