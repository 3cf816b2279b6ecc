import { startProofByPlate, startProofOfCompany } from '@ecenter/contract/person/other-proofs.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { confirmProof, startProof } from '@ecenter/contract/person/proof.ts'
import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../../test/service-of-tests.ts'
import {
  carPolicyOf,
  household,
  storeInTown,
} from '../../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../../test/visitor.ts'
import { creditCode, residentId } from '../../../../demo/made-up-numbers.ts'
import { contactRows, writeContacts } from '../../store/person-contact.ts'

const service = serviceOfTests({ demo: false })
const agreedTo = '2026-11'

const person = (name: string, at: number) => ({
  name,
  idNumber: residentId('3301', '1982-06-06', at),
  mobile: `13300002${at}`,
})
/** The core names the phone on the policy as theirs, or another one, or none; a father left his. */
const owner = person('景一', 811)
const moved = person('景二', 822)
const unnamed = person('景三', 833)
const daughter = person('景四', 844)
const father = person('景五', 855)
const { mobile: _, ...phoneless } = person('景六', 866)
const firm = { name: '云杉运输有限公司', idNumber: creditCode('3301', 877), mobile: '13300002877' }
const works = { name: '云杉制造有限公司', idNumber: creditCode('3301', 888), mobile: '13300002888' }

const ofFirm = carPolicyOf(firm, '浙A8F001')
const ofWorks = carPolicyOf(works, '浙A8W001')
const policies = [
  carPolicyOf(owner, '浙A8K001'),
  household(owner),
  carPolicyOf(moved, '浙A8K002'),
  household(moved),
  carPolicyOf(unnamed, '浙A8K003'),
  household(unnamed),
  carPolicyOf(daughter, '浙A8K004', { applicant: father }),
  carPolicyOf(phoneless, '浙A8K006'),
  ofFirm,
  household(firm),
  ofWorks,
  household({ ...works, mobile: '13300002899' }),
]

let visitor: Visitor
let visits = 0
beforeAll(async () => {
  await storeInTown(service, policies)
  const contacts = [owner, { ...moved, mobile: '13300002823' }, daughter, father, works]
  await writeContacts(
    service.db,
    contacts.map((each) => contactRows(service.keys, each)),
  )
})
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visits += 1
  visitor = await newSession(`198.51.101.${visits}`)
})

async function newSession(from: string): Promise<Visitor> {
  const arrived = newVisitor(service, from)
  await arrived.open()
  return arrived
}

type Start = typeof startProofByPlate | typeof startProofOfCompany

const byPlate = (licenseNo: string, { idNumber: identifyNumber }: { idNumber: string }) =>
  [startProofByPlate, { licenseNo, identifyNumber, agreedTo }] as const
const byPolicy = ({ policyNo }: { policyNo: string }, { idNumber }: { idNumber: string }) =>
  [startProofOfCompany, { policyNo, creditCode: idNumber, agreedTo }] as const

async function start([call, facts]: readonly [Start, object], by = visitor) {
  await by.passSlide()
  return by.ask(call, facts)
}

/** Whatever its last digit is, another one. */
function anotherNumber({ policyNo }: { policyNo: string }): string {
  return policyNo.slice(0, -1) + ((Number(policyNo.at(-1)) + 1) % 10)
}

const rung = async () => (await service.outbox.messages()).map(({ to }) => to)

test.each([
  ['their own phone: all that is theirs', byPlate('浙A8K001', owner), owner.mobile, 'person', 2],
  [
    'a phone that they no longer name as theirs: the car',
    byPlate('浙A8K002', moved),
    moved.mobile,
    'car',
    1,
  ],
  ['a phone that nobody names: the car', byPlate('浙A8K003', unnamed), unnamed.mobile, 'car', 1],
  ['the phone of who took it out: the car', byPlate('浙A8K004', daughter), father.mobile, 'car', 1],
  [
    'who took it out, by their own phone: all of theirs',
    byPlate('浙A8K004', father),
    father.mobile,
    'person',
    1,
  ],
  ['a company’s own contact: all that it has', byPolicy(ofWorks, works), works.mobile, 'person', 2],
  [
    'a contact on policies of a company: what has that phone',
    byPolicy(ofFirm, firm),
    firm.mobile,
    'phone',
    2,
  ],
] as const)('a code to %s', async (_, asked, phone, opens, count) => {
  const { wire } = await start(asked)
  expect(wire.json().body).toMatchObject({ step: 'code', asks: [] })
  expect((await rung())[0]).toBe(phone)
  const state = await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  expect(state).toMatchObject({ step: 'open', maskedMobile: `133****${phone.slice(-4)}` })
  const { cars, groups, ...overview } = await visitor.get(readOverview, {})
  expect(overview).toMatchObject({ opens })
  expect([...cars, ...groups].flatMap((each) => each.policies)).toHaveLength(count)
})

test.each([
  ['a plate with the ID number of somebody else', byPlate('浙A8K001', moved)],
  ['a plate that nobody has', byPlate('浙A8K999', owner)],
  ['a car without a phone on file', byPlate('浙A8K006', phoneless)],
  ['a policy with the code of another company', byPolicy(ofFirm, works)],
  ['a policy that there is not', byPolicy({ policyNo: anotherNumber(ofFirm) }, firm)],
] as const)('%s rings nowhere, and is answered like what fits, to the byte', async (_, asked) => {
  const before = await rung()
  const wrong = await start(asked)
  expect(await rung()).toEqual(before)
  const other = await newSession(`198.51.102.${visits}`)
  const right = await start(
    asked[0] === startProofByPlate ? byPlate('浙A8K001', owner) : byPolicy(ofFirm, firm),
    other,
  )
  expect(await rung()).toHaveLength(before.length + 1)
  const bodyOf = ({ wire }: typeof wrong) => JSON.stringify(wire.json().body)
  expect(bodyOf(wrong)).toBe(bodyOf(right))
  expect(wrong.wire.rawPayload).toHaveLength(right.wire.rawPayload.length)
  const states = [await visitor.get(readProof, {}), await other.get(readProof, {})]
  expect(states[0]).toEqual(states[1])
  expect(states[0]?.maskedMobile).toBeUndefined()
  // Nor do wrong codes tell, nor a second one that is asked for too soon.
  const smsCode = '000000'
  const judged = [
    await visitor.ask(confirmProof, { smsCode }),
    await other.ask(confirmProof, { smsCode }),
  ]
  expect(judged[0]?.message).toBe(judged[1]?.message)
  const again = [await start(asked), await start(byPlate('浙A8K001', owner), other)]
  expect(again.map(({ code, retryAfterSeconds }) => [code, retryAfterSeconds])).toEqual([
    [resultCodes.smsTooSoon, 60],
    [resultCodes.smsTooSoon, 60],
  ])
})

test('after five wrong ones of a network a plate rings no more there that day, and elsewhere it does', async () => {
  for (let tries = 0; tries < 5; tries++) {
    const idNumber = residentId('3301', '1982-06-06', 900 + tries)
    const asking = await newSession('198.51.103.1')
    expect((await start(byPlate('浙A8K001', { idNumber }), asking)).code).toBe('1')
  }
  const before = (await rung()).length
  const locked = await start(byPlate('浙A8K001', owner), await newSession('198.51.103.1'))
  expect(locked.code).toBe('1')
  expect(await rung()).toHaveLength(before)
  await start(byPlate('浙A8K001', owner), await newSession('198.51.103.2'))
  expect(await rung()).toHaveLength(before + 1)
  await service.passTime(24 * 3600)
  await start(byPlate('浙A8K001', owner), await newSession('198.51.103.1'))
  expect(await rung()).toHaveLength(before + 2)
})

test('however often a plate is guessed at from everywhere, its owner is rung', async () => {
  await start(byPlate('浙A8K001', moved))
  await service.db
    .updateTable('counter')
    .set({ points: 1000 })
    .where('key', 'like', 'failedBlindProofsByThingDay:%')
    .execute()
  const before = await rung()
  const elsewhere = await newSession('198.51.103.3')
  expect((await start(byPlate('浙A8K001', owner), elsewhere)).code).toBe('1')
  expect(await rung()).toHaveLength(before.length + 1)
})

test('it costs work, and a code of a phone that was typed since opens nothing by these facts', async () => {
  const [call, facts] = byPlate('浙A8K001', owner)
  expect((await visitor.ask(call, facts, { isIdle: true })).code).toBe('1011')
  await start([call, facts])
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: '13300002999', agreedTo })
  const state = await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  expect(state).toMatchObject({ step: 'nothing' })
  expect((await visitor.ask(readOverview, {})).code).toBe('E3010001')
})

test.each([
  ['licenseNo', startProofByPlate, { licenseNo: '浙A', identifyNumber: owner.idNumber, agreedTo }],
  [
    'creditCode',
    startProofOfCompany,
    { policyNo: ofFirm.policyNo, creditCode: owner.idNumber, agreedTo },
  ],
] as const)('a wrong %s is told at its field', async (field, call, facts) => {
  expect(await visitor.ask(call, facts)).toMatchObject({ code: '1000', field })
})
