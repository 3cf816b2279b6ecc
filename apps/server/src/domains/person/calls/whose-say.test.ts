import type { Call } from '@ecenter/contract/call.ts'
import { readPayments } from '@ecenter/contract/payments/payment-calls.ts'
import { addDevice, listDevices, removeDevice } from '@ecenter/contract/person/devices.ts'
import { acceptFamily, endFamily, listFamily } from '@ecenter/contract/person/family.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskey,
} from '@ecenter/contract/person/passkeys.ts'
import { personCalls } from '@ecenter/contract/person/person-calls.ts'
import { withdrawConsent } from '@ecenter/contract/person/privacy.ts'
import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { softwareAuthenticator } from '../../../../test/fakes/software-authenticator.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { accept, arrivedAs, offer } from '../../../../test/subjects/family.ts'
import {
  carPolicyOf,
  household,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { sampleBody } from '../../../../test/subjects/sample-fields.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'
import { personRef } from './own-things.ts'

const service = serviceOfTests({ demo: false })
const { owner, wife, mother } = town
const plate = '浙A1Y001'
const missing = 'E3010001'

/** Open to whoever comes, or to whoever has proven as much as a policy or a car. */
const ofAnybody = [
  ...['readProof', 'startProof', 'startProofByPlate', 'startProofOfCompany', 'confirmProof'],
  ...['giveFact', 'endProof', 'startPasskeyProof', 'provePasskey'],
  ...['readOverview', 'findOwnPolicies'],
]

const named: readonly (readonly [string, Call])[] = Object.entries({ ...personCalls, readPayments })

/** What only the person has a say in, by their proof alone. */
const byProof = named.flatMap(([name, call]) =>
  call.level === 'open' && !ofAnybody.includes(name) ? [call] : [],
)

/** What takes a code for that act, about the whole of the person. */
const byCode = named.flatMap(([name, call]) =>
  call.level === 'fresh-code' && name !== 'mailDocumentsTo' ? [call] : [],
)
const acts = [...new Set(byCode.map(({ action = '' }) => action))]

let person: Visitor
let delegate: Visitor
beforeAll(async () => {
  await storeInTown(service, [
    household(owner),
    carPolicyOf(owner, plate),
    household(wife),
    household(mother, { applicant: { ...mother, mobile: owner.mobile } }),
  ])
  await writeContacts(
    service.db,
    [owner, wife].map((each) => contactRows(service.keys, each)),
  )
})
beforeEach(async () => {
  for (const table of ['person_delegation', 'person_device', 'person_passkey'] as const) {
    await service.db.deleteFrom(table).execute()
  }
  await service.passTime(25 * 3600)
  person = await arrivedAs(service, owner)
  delegate = await arrivedAs(service, wife)
})

function bodyOf(call: Call, handle: string): Record<string, unknown> {
  const sample = { ...sampleBody(call), handle }
  if (call === withdrawConsent) return { ...sample, kind: 'processing' }
  if (call !== addPasskey) return sample
  const answered = { credentialId: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' }
  return { ...sample, ...answered }
}

/** The whole of who has proven it in this session. */
async function wholeOf(visitor: Visitor) {
  const session = await visitor.session()
  const customer = await sessionCustomer(service, session)
  if (customer === undefined) throw new Error('nobody is proven here')
  return { session, ref: personRef(customer) }
}

async function personHandle(visitor: Visitor): Promise<string> {
  const { session, ref } = await wholeOf(visitor)
  return service.grants.handleOf(session, ref)
}

/** As if a code for this act had just been typed. */
async function withCode(visitor: Visitor, action: string): Promise<void> {
  const { session, ref } = await wholeOf(visitor)
  await service.grants.open(session, [ref], { level: 'fresh-code', action })
}

async function expectRefused(visitor: Visitor, call: Call, handle: string): Promise<void> {
  const { code, wire } = await visitor.ask(call, bodyOf(call, handle))
  expect([call.path, code, wire.json().body]).toEqual([
    call.path,
    missing,
    { common: { resultCode: missing, resultMsg: '验证已过期，请重新验证。' } },
  ])
}

async function whoHasProven(fact: { idTail: string } | { licenseNo: string }): Promise<Visitor> {
  const visitor = await newSession(service)
  await service.passTime(61)
  await visitor.provePerson(owner.mobile, fact)
  expect((await visitor.get(readProof, {})).step).toBe('open')
  return visitor
}

const comers: readonly (readonly [string, () => Promise<Visitor>])[] = [
  ['nobody', () => newSession(service)],
  [
    'who proved a policy with their phone',
    () => whoHasProven({ idTail: mother.idNumber.slice(-4) }),
  ],
  ['who proved one car', () => whoHasProven({ licenseNo: plate })],
  [
    'whose proof is over',
    async () => {
      await service.passTime(15 * 60 + 1)
      return person
    },
  ],
]

describe.each(comers)('of a person, %s', (_who, come) => {
  test('reads and changes nothing, by whichever handle', async () => {
    const handles = [await personHandle(person), 'AAAAAAAAAAAAAAAAAAAAAA']
    const visitor = await come()
    for (const handle of handles) {
      for (const call of [...byProof, ...byCode]) await expectRefused(visitor, call, handle)
    }
  })
})

test('the calls about a person are all in this matrix', () => {
  expect(byProof.map(({ path }) => path.replace('/person/', '')).toSorted()).toEqual([
    '/payments/readPayments',
    ...['acceptFamily', 'addDevice', 'addPasskey', 'endFamily', 'listDevices', 'listFamily'],
    ...['listPasskeys', 'readContact', 'readFamily', 'readOnlyProven', 'readPrivacy'],
    ...['removeDevice', 'removePasskey', 'startPasskey', 'stopOnlyProvenEnd', 'withdrawConsent'],
  ])
  expect(acts.toSorted()).toEqual([
    ...['ask-copy', 'ask-erasure', 'change-contact', 'change-phone', 'offer-family'],
    ...['read-access', 'set-only-proven'],
  ])
})

test('a code for one act is good for no other', async () => {
  for (const call of byCode) {
    await service.db.deleteFrom('counter').execute()
    const visitor = await arrivedAs(service, owner)
    const handle = await personHandle(visitor)
    for (const action of acts) if (action !== call.action) await withCode(visitor, action)
    await expectRefused(visitor, call, handle)
    await withCode(visitor, call.action ?? '')
    expect((await visitor.ask(call, bodyOf(call, handle))).code, call.path).not.toBe(missing)
  }
})

test('a code that was typed more than five minutes ago is good for nothing', async () => {
  const handle = await personHandle(person)
  for (const action of acts) await withCode(person, action)
  await service.passTime(301)
  for (const call of byCode) await expectRefused(person, call, handle)
})

test('family, with codes for every act of their own, has none for the person who lets them see', async () => {
  await offer(service, person, { name: '小江', mobile: wife.mobile, scopes: ['policies'] })
  await accept(delegate)
  for (const action of acts) await withCode(delegate, action)
  const { ref } = await wholeOf(person)
  const handles = [
    await personHandle(person),
    service.grants.handleOf(await delegate.session(), ref),
  ]
  for (const call of byCode) for (const each of handles) await expectRefused(delegate, call, each)
})

test('nobody removes a browser, a passkey or a family of another by its handle, nor takes their offer', async () => {
  await person.get(addDevice, { name: 'iPhone' })
  const phone = softwareAuthenticator('http://localhost:8080')
  await person.get(addPasskey, {
    name: 'iPhone',
    ...phone.make(await person.get(startPasskey, {})),
  })
  const { devices } = await person.get(listDevices, {})
  const { passkeys } = await person.get(listPasskeys, {})
  await offer(service, person, { name: '小江', mobile: wife.mobile, scopes: ['policies'] })
  await accept(delegate)
  await offer(service, person, { name: '小叶', mobile: mother.mobile, scopes: ['policies'] })
  const { given } = await person.get(listFamily, {})
  const before = await countOf()
  expect(before).toEqual({ devices: 1, passkeys: 1, given: ['offered', 'accepted'].toSorted() })
  const handles = [...devices, ...passkeys, ...given].map(({ handle }) => handle)
  for (const visitor of [delegate, await arrivedAs(service, wife)]) {
    for (const handle of handles) {
      for (const call of [removeDevice, removePasskey, endFamily]) {
        expect((await visitor.ask(call, { handle })).code, call.path).toBe('1')
      }
      expect((await visitor.ask(acceptFamily, { handle, name: '老沈' })).code).toBe('E3020001')
    }
  }
  expect(await countOf()).toEqual(before)
})

/** What the person has, as the database has it. */
async function countOf() {
  const [devices, passkeys] = await Promise.all([
    service.db.selectFrom('person_device').select('id').execute(),
    service.db.selectFrom('person_passkey').select('id').execute(),
  ])
  const { given } = await person.get(listFamily, {})
  return {
    devices: devices.length,
    passkeys: passkeys.length,
    given: given.map(({ state }) => state).toSorted(),
  }
}
