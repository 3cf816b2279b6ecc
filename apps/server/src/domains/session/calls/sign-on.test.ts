import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { readAccess } from '@ecenter/contract/person/access.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { myPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import { readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { groupLoginStatus } from '@ecenter/contract/session/group-login-status.ts'
import { signOn } from '@ecenter/contract/session/single-sign-on.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { EncryptJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  household,
  staff,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { orderOf } from '../../../../test/subjects/stored-orders.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import { storeOrders } from '../../orders/store/store-orders.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'

const keys = { app: randomBytes(32), gwcx: randomBytes(32) }
const home = household(town.owner)
const ofMother = { ...household(town.mother), applicant: town.owner }
const ofStaff = staff(town.company, [town.owner, town.fitter])

let service: TestService
let visitor: Visitor
beforeAll(async () => {
  const env = {
    HAND_OVER_KEYS: Object.entries(keys)
      .map(([channel, key]) => `${channel}:${key.toString('base64')}`)
      .join(','),
  }
  service = await openTestService({ env })
  await storeInTown(service, [home, ofMother, ofStaff])
})
beforeEach(async () => {
  visitor = await newSession(service)
})
afterAll(() => service.close())

interface Ticket {
  readonly sub?: string
  readonly iss?: string
  readonly kid?: string
  readonly key?: Buffer
  readonly jti?: string
  readonly livesFor?: number
  readonly madeAgo?: number
  readonly enc?: string
}

/** A ticket as the app would make it, unless told otherwise. */
function ticket(given: Ticket = {}): Promise<string> {
  const { sub = town.owner.idNumber, kid = 'app', iss = kid, key = keys.app } = given
  const { jti = randomUUID(), livesFor = 120, madeAgo = 0, enc = 'A256GCM' } = given
  const iat = service.clock.now().getTime() / 1000 - madeAgo
  return new EncryptJWT({ iss, sub, jti, iat, exp: iat + livesFor })
    .setProtectedHeader({ alg: 'dir', enc, kid })
    .encrypt(createSecretKey(key))
}

async function statusAfter(sent: string): Promise<string> {
  await visitor.get(signOn, { ticket: sent })
  return (await visitor.get(groupLoginStatus, {})).loginStatus
}

async function codeOfMine(): Promise<string> {
  return (await visitor.ask(myPolicies, {})).code
}

test('whom no channel signed on is logged in nowhere', async () => {
  expect(await visitor.get(groupLoginStatus, {})).toEqual({ loginStatus: '0' })
  expect(await codeOfMine()).toBe('1007')
})

test('a customer whom the app vouches for finds all that is theirs, open without a code', async () => {
  expect(await visitor.get(signOn, { ticket: await ticket() })).toEqual({ loginStatus: '1' })
  expect(await visitor.get(groupLoginStatus, {})).toEqual({ loginStatus: '1' })
  const { policyInfoList, total } = await visitor.get(myPolicies, {})
  expect(total).toBe(3)
  expect(policyInfoList.map(({ kind }) => kind).sort()).toEqual(['group', 'household', 'household'])
  for (const { handle } of policyInfoList) {
    expect((await visitor.ask(readOnePolicy, { handle })).code).toBe('1')
  }
})

test('whose own phone the core names is the same person as by that phone: codes go there and orders show', async () => {
  await writeContacts(service.db, [contactRows(service.keys, town.owner)])
  const order = orderOf()
  await storeOrders(service, [order])
  await visitor.get(signOn, { ticket: await ticket() })
  const { opens, name, maskedMobile, orders, handle } = await visitor.get(readOverview, {})
  expect({ opens, name, maskedMobile }).toEqual({
    opens: 'person',
    name: town.owner.name,
    maskedMobile: '133****0511',
  })
  expect(orders).toHaveLength(1)
  expect((await visitor.ask(readAccess, { handle })).code).toBe('E3010001')
  await visitor.proveOnFile(handle, 'read-access')
  expect((await visitor.ask(readAccess, { handle })).code).toBe('1')
})

test('who has no phone with the core is told that they have none, and not that a policy has none', async () => {
  await visitor.get(signOn, { ticket: await ticket({ sub: town.fitter.idNumber }) })
  const { handle, maskedMobile } = await visitor.get(readOverview, {})
  expect(maskedMobile).toBeUndefined()
  await visitor.passSlide()
  const refused = await visitor.ask(getCentPhoneCode, { handle, purpose: 'read-access' })
  expect(refused).toMatchObject({
    code: '1007',
    message: '您名下还没有登记手机号，请拨打 95518 登记后再查看。',
  })
})

test('and nothing that is anybody else’s, though they know of it', async () => {
  expect(await statusAfter(await ticket({ sub: town.otherVisitor.idNumber }))).toBe('1')
  expect((await visitor.get(myPolicies, {})).total).toBe(0)
  const [main] = await visitor.lookUp({ car: cars.main, person: people.main })
  expect((await visitor.ask(readOnePolicy, { handle: main?.handle })).code).toBe('E3010001')
})

test('a ticket is good for one login, also where many bring it at once', async () => {
  const sent = await ticket()
  const visitors = await Promise.all(Array.from({ length: 8 }, () => newSession(service)))
  const answers = await Promise.all(visitors.map((each) => each.get(signOn, { ticket: sent })))
  expect(answers.filter(({ loginStatus }) => loginStatus === '1')).toHaveLength(1)
  expect(await statusAfter(sent)).toBe('0')
})

test('the same ticket of another channel is another one', async () => {
  const jti = randomUUID()
  expect(await statusAfter(await ticket({ jti }))).toBe('1')
  visitor = await newSession(service)
  expect(await statusAfter(await ticket({ jti, kid: 'gwcx', key: keys.gwcx }))).toBe('1')
})

test.each<[string, Ticket]>([
  ['with a key that is not ours', { key: randomBytes(32) }],
  ['of a channel without a key', { kid: 'vmeng' }],
  ['of a channel that does not exist', { kid: 'evil' }],
  ['of one channel in the name of another', { iss: 'gwcx' }],
  ['made with the key of another channel', { kid: 'gwcx', key: keys.app }],
  ['that is too old', { madeAgo: 151 }],
  ['made for too long', { livesFor: 3600 }],
  ['from the future', { madeAgo: -60 }],
  ['about no ID number', { sub: '13812345678' }],
  ['without a name of its own', { jti: 'x' }],
])('a ticket %s logs nobody in', async (_, given) => {
  expect(await statusAfter(await ticket(given))).toBe('0')
  expect(await codeOfMine()).toBe('1007')
})

test.each(['x', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0.e30.', '{}'])(
  'what is no ticket logs nobody in: %s',
  async (sent) => {
    expect(await statusAfter(sent)).toBe('0')
  },
)

test('a changed ticket logs nobody in', async () => {
  const sent = await ticket()
  const [head, ...rest] = sent.split('.')
  const other = (await ticket({ sub: town.mother.idNumber })).split('.')
  expect(await statusAfter([head, ...other.slice(1, 3), ...rest.slice(2)].join('.'))).toBe('0')
  expect(await statusAfter(sent)).toBe('1')
})

test('the cookie is a new one, and the old one opens nothing of the login', async () => {
  const old = visitor.cookie()
  await visitor.get(signOn, { ticket: await ticket() })
  expect(visitor.cookie()).not.toBe(old)
  const { sessions } = service
  const replaced = await sessions.find(old)
  expect(replaced?.cookieReplacedAt).toBeDefined()
  const stolen = await visitor.ask(myPolicies, {}, { headers: { cookie: `sid=${old}` } })
  expect(stolen.code).toBe('1007')
})

test('a login ends after an hour, and what it opened with it', async () => {
  await visitor.get(signOn, { ticket: await ticket() })
  const [first] = (await visitor.get(myPolicies, {})).policyInfoList
  for (let passed = 0; passed < 60; passed += 10) {
    expect((await visitor.ask(readOnePolicy, { handle: first?.handle })).code).toBe('1')
    await visitor.get(myPolicies, {})
    await service.passTime(600)
  }
  expect((await visitor.ask(readOnePolicy, { handle: first?.handle })).code).toBe('E3010001')
  expect(await codeOfMine()).toBe('1007')
  expect(await visitor.get(groupLoginStatus, {})).toEqual({ loginStatus: '0' })
})

test('another customer in the same browser finds nothing of the one before', async () => {
  await visitor.get(signOn, { ticket: await ticket() })
  const before = (await visitor.get(myPolicies, {})).policyInfoList
  await visitor.get(signOn, { ticket: await ticket({ sub: town.fitter.idNumber }) })
  expect((await visitor.get(myPolicies, {})).total).toBe(1)
  for (const { handle } of before) {
    expect((await visitor.ask(readOnePolicy, { handle })).code).toBe('E3010001')
  }
})

test('a login and its refusals leave a trace that names nobody', async () => {
  await visitor.get(signOn, { ticket: await ticket() })
  await visitor.get(signOn, { ticket: 'x' })
  const { id } = await visitor.session()
  const rows = await service.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('session_id', '=', id)
    .where('event', '=', 'signed-on')
    .orderBy('seq')
    .execute()
  expect(rows.map(({ outcome }) => outcome)).toEqual(['app', 'refused'])
  expect(JSON.stringify([rows, service.logged])).not.toContain(town.owner.idNumber)
})
