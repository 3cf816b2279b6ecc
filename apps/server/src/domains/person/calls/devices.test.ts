import { addDevice, listDevices, removeDevice } from '@ecenter/contract/person/devices.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { listPasskeys } from '@ecenter/contract/person/passkeys.ts'
import { confirmProof, endProof, giveFact, startProof } from '@ecenter/contract/person/proof.ts'
import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'
import { storeDevice } from '../store/person-device.ts'

const service = serviceOfTests({ demo: false })
const { owner, mother } = town
const agreedTo = '2026-11'
const fact = { idTail: owner.idNumber.slice(-4) }

let visits = 0
let visitor: Visitor
beforeAll(async () => {
  const ofMother = household(mother, { applicant: { ...mother, mobile: owner.mobile } })
  await storeInTown(service, [household(owner), ofMother])
})
beforeEach(async () => {
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  await service.db.deleteFrom('person_device').execute()
  await service.passTime(25 * 3600)
  visitor = await arrived()
})

async function arrived(): Promise<Visitor> {
  visits += 1
  const one = newVisitor(service, `198.51.101.${visits}`)
  await one.open()
  return one
}

async function remembered(): Promise<void> {
  await visitor.provePerson(owner.mobile, fact)
  await visitor.get(addDevice, { name: 'iPhone · 微信' })
}

async function comeBack(): Promise<void> {
  visitor.leave()
  await service.passTime(120)
  await visitor.open()
}

test('on a remembered browser the code alone opens the person again, and nothing is typed but that', async () => {
  await remembered()
  await comeBack()
  expect(await visitor.get(readProof, {})).toMatchObject({
    step: 'phone',
    rememberedMobile: '133****0511',
  })
  await visitor.get(startProof, { agreedTo })
  const state = await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  expect(state.step).toBe('open')
  expect((await visitor.get(readOverview, {})).name).toBe(owner.name)
})

test('the browser that remembers somebody tells which notice they agreed to last, and none that they took back', async () => {
  await remembered()
  await comeBack()
  const told = async () => (await visitor.get(readProof, {})).agreedTo
  expect(await told()).toBe(agreedTo)
  const { db, clock } = service
  const consents = () => db.updateTable('person_consent')
  await consents().set({ version: '2020-01' }).execute()
  expect(await told()).toBe('2020-01')
  await consents().set({ withdrawn_at: clock.now() }).execute()
  expect(await told()).toBeUndefined()
  await db.deleteFrom('person_consent').execute()
  expect(await told()).toBeUndefined()
})

test('an SMS tells of it, and the list names it', async () => {
  await remembered()
  const [message] = await service.outbox.messages()
  expect(message).toMatchObject({
    to: owner.mobile,
    text: expect.stringContaining('iPhone · 微信'),
  })
  expect(await visitor.get(listDevices, {})).toMatchObject({
    devices: [{ name: 'iPhone · 微信', isThisOne: true }],
    canAdd: false,
  })
})

test('a proof that is older than five minutes, or of a policy alone, remembers nobody', async () => {
  await visitor.provePerson(owner.mobile, fact)
  await service.passTime(301)
  expect((await visitor.ask(addDevice, { name: '手机' })).code).toBe('E3010001')
  const ofPolicy = await arrived()
  await ofPolicy.provePerson(owner.mobile, { idTail: mother.idNumber.slice(-4) })
  for (const call of [listDevices, readOverview]) {
    const code = call === readOverview ? '1' : 'E3010001'
    expect((await ofPolicy.ask(call, {})).code).toBe(code)
  }
  expect((await ofPolicy.ask(addDevice, { name: '手机' })).code).toBe('E3010001')
})

test('what a browser is remembered by opens nothing without the code to that phone', async () => {
  await remembered()
  const thief = await arrived()
  thief.takeDevice(visitor.device())
  expect((await thief.ask(readOverview, {})).code).toBe('E3010001')
  // With a phone of their own the thief is asked who they are.
  await thief.passSlide()
  await thief.get(startProof, { mobile: '13300000977', agreedTo })
  const state = await thief.get(confirmProof, { smsCode: await thief.readSms() })
  expect(state.step).toBe('nothing')
})

test('a browser that was removed, or left with all others, remembers nobody', async () => {
  await remembered()
  const [device] = (await visitor.get(listDevices, {})).devices
  const { devices } = await visitor.get(removeDevice, { handle: device?.handle ?? '' })
  expect(devices).toEqual([])
  await comeBack()
  expect(await visitor.get(readProof, {})).toEqual({ step: 'phone', asks: [] })

  await remembered()
  const secret = visitor.device()
  await visitor.get(endProof, { scope: 'everywhere' })
  const other = await arrived()
  other.takeDevice(secret)
  expect(await other.get(readProof, {})).toEqual({ step: 'phone', asks: [] })
})

test('another phone of the person makes all browsers forget', async () => {
  await remembered()
  await writeContacts(service.db, [contactRows(service.keys, { ...owner, mobile: '13300000513' })])
  await comeBack()
  expect(await visitor.get(readProof, {})).toEqual({ step: 'phone', asks: [] })
})

test('nobody adds more than ten a day, each told to a phone', async () => {
  await remembered()
  for (let added = 1; added < 10; added += 1) {
    visitor.takeDevice('')
    await visitor.get(addDevice, { name: `手机 ${added}` })
  }
  visitor.takeDevice('')
  expect(await visitor.ask(addDevice, { name: '又一部' })).toMatchObject({
    code: '1000',
    field: 'name',
  })
})

test('a remembered browser, with a code alone, vouches for no further one', async () => {
  await remembered()
  await comeBack()
  await visitor.get(startProof, { agreedTo })
  await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  visitor.takeDevice('')
  expect((await visitor.get(listDevices, {})).canAdd).toBe(false)
  expect((await visitor.ask(addDevice, { name: '另一部' })).code).toBe('E3010001')
})

test('who proves again after five minutes may add this browser, though the first proof still runs', async () => {
  await visitor.provePerson(owner.mobile, fact)
  await service.passTime(301)
  expect((await visitor.get(listDevices, {})).canAdd).toBe(false)
  expect((await visitor.get(readProof, {})).step).toBe('open')
  expect((await visitor.provePerson(owner.mobile, fact)).step).toBe('open')
  expect((await visitor.get(listDevices, {})).canAdd).toBe(true)
  expect((await visitor.ask(addDevice, { name: '手机' })).code).toBe('1')
})

test('a remembered browser asks for the fact where its proof runs, and then a passkey can be added', async () => {
  await remembered()
  await comeBack()
  await visitor.get(startProof, { agreedTo })
  await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  expect((await visitor.get(listPasskeys, {})).canAdd).toBe(false)
  await service.passTime(61)
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: owner.mobile, agreedTo })
  const state = await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  expect(state).toMatchObject({ step: 'fact', asks: ['id-tail', 'plate'] })
  await visitor.get(giveFact, fact)
  expect((await visitor.get(listPasskeys, {})).canAdd).toBe(true)
})

test('a code that is sent again goes where the last one went, and never to whom the browser remembers', async () => {
  await remembered()
  await comeBack()
  const { mobile } = town.wife
  await visitor.passSlide()
  await visitor.get(startProof, { mobile, agreedTo })
  await service.passTime(61)
  await visitor.passSlide()
  const sent = await visitor.get(startProof, { isAgain: true, agreedTo })
  expect(sent).toMatchObject({ step: 'code', maskedMobile: '133****0566' })
  const codes = async () => (await service.outbox.messages()).map(({ to }) => to)
  const before = await codes()
  expect(before.slice(0, 2)).toEqual([mobile, mobile])
  await service.passTime(301)
  expect(await visitor.ask(startProof, { isAgain: true, agreedTo })).toMatchObject({
    code: '1000',
    field: 'mobile',
  })
  expect(await codes()).toEqual(before)
})

test('of fifty browsers and one more the one that was used longest ago is forgotten', async () => {
  await remembered()
  const first = visitor.device()
  await service.passTime(1)
  for (let added = 0; added < 50; added += 1) {
    await storeDevice(service, personKey(service.keys, owner.idNumber), {
      device: `手机 ${added}`,
      idNumber: owner.idNumber,
      mobile: owner.mobile,
    })
  }
  expect((await visitor.get(listDevices, {})).devices).toHaveLength(50)
  const other = await arrived()
  other.takeDevice(first)
  expect((await other.get(readProof, {})).rememberedMobile).toBeUndefined()
})
