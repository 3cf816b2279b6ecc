import { readAccess } from '@ecenter/contract/person/access.ts'
import { addDevice } from '@ecenter/contract/person/devices.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import {
  askForCopy,
  askForErasure,
  readPrivacy,
  withdrawConsent,
} from '@ecenter/contract/person/privacy.ts'
import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { answeringCoreOf, eventsAsked } from '../../../../test/wishes.ts'
import { answerBy } from '../rules/answer-by.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'

const service = serviceOfTests({ demo: false })
const core = answeringCoreOf(service)
const { owner, mother } = town
const fact = { idTail: owner.idNumber.slice(-4) }

let visits = 0
let visitor: Visitor
beforeAll(async () => {
  const ofMother = household(mother, { applicant: { ...mother, mobile: owner.mobile } })
  await storeInTown(service, [household(owner), ofMother])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  await service.db.deleteFrom('person_consent').execute()
  await service.db.deleteFrom('data_request').execute()
  await service.db.deleteFrom('wish').execute()
  await service.passTime(25 * 3600)
  visitor = await arrived()
})

async function arrived(): Promise<Visitor> {
  visits += 1
  const one = newVisitor(service, `198.51.102.${visits}`)
  await one.open()
  return one
}

/** Somebody who has proven the person, and the handle that names them in that session. */
async function proven(): Promise<{ readonly by: Visitor; readonly handle: string }> {
  const by = await arrived()
  await service.passTime(61)
  await by.provePerson(owner.mobile, fact)
  return { by, handle: (await by.get(readPrivacy, {})).handle }
}

async function withCode(purpose: 'ask-copy' | 'ask-erasure') {
  const one = await proven()
  await service.passTime(61)
  await one.by.proveOnFile(one.handle, purpose)
  return one
}

test('what the button said is kept with the person, once a version', async () => {
  await visitor.provePerson(owner.mobile, fact)
  const { consents } = await visitor.get(readPrivacy, {})
  expect(consents).toEqual([
    { kind: 'processing', version: '2026-11', givenAt: expect.stringMatching(/^\d{4}-/) },
  ])
  const { by } = await proven()
  expect((await by.get(readPrivacy, {})).consents).toEqual(consents)
})

test('who opens only a policy or less agrees for themselves, and has no say over the person', async () => {
  await visitor.provePerson(owner.mobile, { idTail: mother.idNumber.slice(-4) })
  expect(await visitor.get(readOverview, {})).toMatchObject({ opens: 'phone' })
  expect((await visitor.ask(readPrivacy, {})).code).toBe('E3010001')
  expect((await visitor.ask(withdrawConsent, { kind: 'processing' })).code).toBe('E3010001')
  expect(await service.db.selectFrom('person_consent').selectAll().execute()).toEqual([])
  const otherVisitor = await arrived()
  expect((await otherVisitor.ask(readPrivacy, {})).code).toBe('E3010001')
})

test('a consent that is taken back ends the proof everywhere, and is asked for again at the next', async () => {
  await visitor.provePerson(owner.mobile, fact)
  const { by } = await proven()
  await by.get(addDevice, { name: '手机' })
  await by.get(withdrawConsent, { kind: 'processing' })
  expect((await by.ask(readPrivacy, {})).code).toBe('E3010001')
  expect((await visitor.ask(readOverview, {})).code).toBe('E3010001')
  expect(await by.get(readProof, {})).toEqual({ step: 'phone', asks: [] })
  const again = await proven()
  const { consents } = await again.by.get(readPrivacy, {})
  expect(consents.map(({ withdrawnAt }) => withdrawnAt === undefined)).toEqual([true, false])
})

test('a request for a copy has a number and a day, an SMS says so, and the page shows it', async () => {
  const { by, handle } = await withCode('ask-copy')
  const request = await by.get(askForCopy, { handle })
  expect(request).toMatchObject({
    kind: 'copy',
    receiptNo: expect.stringMatching(/^GR20\d{14}$/),
    answerBy: answerBy(service.clock.today()),
    isOpen: true,
  })
  const [message] = await service.outbox.messages()
  expect(message).toMatchObject({
    to: owner.mobile,
    text: expect.stringContaining(request.receiptNo),
  })
  expect((await by.get(readPrivacy, {})).requests).toEqual([request])
  // Nothing of the person stands there in plain words.
  const rows = await service.db.selectFrom('data_request').selectAll().execute()
  expect(Buffer.from(JSON.stringify(rows)).includes(owner.mobile)).toBe(false)
})

test('what the core says to a request closes it, and a refusal says why', async () => {
  const { by, handle } = await withCode('ask-copy')
  await by.get(askForCopy, { handle })
  const [eventId = ''] = await eventsAsked(service, 'data-request')
  await core.refuse(eventId, '请携带证件到网点办理')
  expect((await by.get(readPrivacy, {})).requests).toMatchObject([
    { kind: 'copy', isOpen: false, refusal: '请携带证件到网点办理' },
  ])
})

test('one code asks once, and for nothing but what it was sent for', async () => {
  const { by, handle } = await withCode('ask-copy')
  expect((await by.ask(askForErasure, { handle })).code).toBe('E3010001')
  await by.get(askForCopy, { handle })
  expect((await by.ask(askForCopy, { handle })).code).toBe('E3010001')
})

test('asked for twice at once it is one request with one number, and one SMS', async () => {
  const one = await withCode('ask-erasure')
  const other = await withCode('ask-erasure')
  const told = async () =>
    (await service.outbox.messages()).filter(({ text }) => text.includes('删除个人信息')).length
  const before = await told()
  const answers = await Promise.all(
    [one, other].map(({ by, handle }) => by.get(askForErasure, { handle })),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(await service.db.selectFrom('data_request').selectAll().execute()).toHaveLength(1)
  expect((await told()) - before).toBe(1)
})

test('with the handle of a policy, and a code to its phone, nobody asks or reads for the person', async () => {
  await visitor.provePerson(owner.mobile, { idTail: mother.idNumber.slice(-4) })
  const { groups } = await visitor.get(readOverview, {})
  const handle = groups[0]?.policies[0]?.handle ?? ''
  for (const [call, purpose] of [
    [askForCopy, 'ask-copy'],
    [askForErasure, 'ask-erasure'],
    [readAccess, 'read-access'],
  ] as const) {
    await service.passTime(61)
    await visitor.proveOnFile(handle, purpose)
    expect((await visitor.ask(call, { handle })).code, purpose).toBe('E3010001')
  }
})

test('a handle of another session names nobody', async () => {
  const { handle } = await withCode('ask-copy')
  const otherVisitor = await arrived()
  expect((await otherVisitor.ask(askForCopy, { handle })).code).toBe('E3010001')
})
