import { queryCarClaim, queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { checkSMSCode, getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { withoutHandles } from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type CarFacts, factsOf, newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const main = { car: cars.main, person: people.main }
const refused = { car: cars.paper, person: people.paper }

const service = serviceOfTests()
let visitor: Visitor
beforeEach(async () => {
  await service.passTime(3600)
  visitor = newVisitor(service)
  await visitor.open()
})

async function handlesOf(facts: CarFacts, by = visitor): Promise<string[]> {
  await by.passSlide()
  const { claimInfoList } = await by.get(queryCarClaim, factsOf(facts))
  return claimInfoList.map(({ handle }) => handle)
}

/** Of the newest claim. */
async function handleOf(facts: CarFacts, by = visitor): Promise<string> {
  const [handle = ''] = await handlesOf(facts, by)
  return handle
}

test('who knows of a claim sees its steps, and no amount, name or document', async () => {
  const [handle = '', paid = ''] = await handlesOf(main)
  const progress = await visitor.get(queryWapClaimSchedleInfo, { handle })
  expect(progress).toMatchObject({ statusText: '定损中', stepNumber: 3, stepCount: 7 })
  expect(progress.steps[2]).toMatchObject({ title: '定损', state: 'current' })

  const { wire } = await visitor.ask(queryWapClaimSchedleInfo, { handle: paid })
  const body = wire.json().body
  for (const key of ['accident', 'vehicles', 'damages', 'documents', 'settlement', 'surveyor']) {
    expect(body).not.toHaveProperty(key)
  }
  expect(withoutHandles(body)).not.toMatch(/amount|fen|\d元|王明|13800005678|6217/i)
})

test('amounts, accident and documents come after a code to the phone on file', async () => {
  const [handle = '', paid = ''] = await handlesOf(main)
  expect(await visitor.ask(queryClaimSchedleInfo, { handle })).toMatchObject({ code: 'E3010001' })
  await visitor.proveOnFile(handle, 'open-claim')
  const claim = await visitor.get(queryClaimSchedleInfo, { handle })
  expect(claim.accident.place).toContain('晨光路')
  expect(claim.vehicles).toMatchObject([
    { role: '本车', maskedPlate: '京A***21' },
    { role: '对方车辆', maskedPlate: '京P***20' },
  ])
  expect(claim.assessedTotal).toBeUndefined()
  // None is due yet.
  expect(claim.documents).toEqual([])

  const settled = await visitor.get(queryClaimSchedleInfo, { handle: paid })
  expect(settled.assessedTotal).toBe(145_000)
  expect(settled.settlement).toMatchObject({ paidAt: '2026-08-29 11:20' })
  expect(settled.settlement).not.toHaveProperty('payBy')
})

test('who looks after a claim is named beside its progress to who has proven the phone on file', async () => {
  const handle = await handleOf(main)
  expect(await visitor.get(queryWapClaimSchedleInfo, { handle })).not.toHaveProperty('surveyor')
  await visitor.proveOnFile(handle, 'open-claim')
  const { surveyor } = await visitor.get(queryClaimSchedleInfo, { handle })
  expect(surveyor?.name).not.toBe('')
  expect(await visitor.get(queryWapClaimSchedleInfo, { handle })).toMatchObject({ surveyor })
  const other = newVisitor(service)
  await other.open()
  const unproven = await handleOf(main, other)
  const shown = await other.get(queryWapClaimSchedleInfo, { handle: unproven })
  expect(shown).not.toHaveProperty('surveyor')
})

test('one code opens everything that has the same phone on file, policies and claims', async () => {
  const [policy] = await visitor.lookUp(main)
  const handle = await handleOf(main)
  await visitor.proveOnFile(handle, 'open-claim')
  const opened = await visitor.get(readOnePolicy, { handle: policy?.handle ?? '' })
  expect(opened.policyInfo.handle).toBe(policy?.handle)
})

test('what was agreed says by when it is paid, and that this is overdue', async () => {
  const handle = await handleOf({ car: cars.misprinted, person: people.misprinted })
  await visitor.proveOnFile(handle, 'open-claim')
  const claim = await visitor.get(queryClaimSchedleInfo, { handle })
  expect(claim.settlement).toMatchObject({ payBy: '2026-11-15' })
  expect(claim.promise).toEqual({
    dueOn: '2026-11-15',
    isOverdue: true,
    text: '已超过承诺日期，非常抱歉。您可以在这里催办，或拨打 95518。',
  })
})

test('the reason of a refusal is told to the insured alone', async () => {
  const handle = await handleOf(refused)
  const progress = await visitor.ask(queryWapClaimSchedleInfo, { handle })
  expect(progress.wire.payload).not.toContain('驾驶证')
  await visitor.proveOnFile(handle, 'open-claim')
  const { steps, documents } = await visitor.get(queryClaimSchedleInfo, { handle })
  expect(steps.at(-1)?.doing).toContain('驾驶证已过有效期')
  expect(documents).toEqual([])
})

test('another visitor’s handle opens nothing, at no level, and sends no code', async () => {
  const owner = newVisitor(service)
  await owner.open()
  const handle = await handleOf(main, owner)
  await owner.proveOnFile(handle, 'open-claim')
  await handleOf(refused)
  for (const call of [queryWapClaimSchedleInfo, queryClaimSchedleInfo]) {
    expect(await visitor.ask(call, { handle })).toMatchObject({ code: 'E3010001' })
  }
  const asked = { handle, purpose: 'open-claim' }
  expect(await visitor.ask(getCentPhoneCode, asked)).toMatchObject({ code: 'E3010001' })
  const typed = { ...asked, smsCode: await visitor.readSms() }
  expect((await visitor.ask(checkSMSCode, typed)).code).not.toBe('1')
})

test('a policy’s handle opens no claim, and a code for one customer opens no other’s', async () => {
  const [policy] = await visitor.lookUp(main)
  await visitor.proveOnFile(policy?.handle ?? '')
  const asPolicy = await visitor.ask(queryClaimSchedleInfo, { handle: policy?.handle })
  expect(asPolicy.code).not.toBe('1')
  const foreign = { handle: await handleOf(refused) }
  expect(await visitor.ask(queryClaimSchedleInfo, foreign)).toMatchObject({ code: 'E3010001' })
})

test('without a phone on file the progress stays, and the hotline helps further', async () => {
  const handle = await handleOf({ car: cars.phoneless, person: people.phoneless })
  expect(await visitor.ask(queryWapClaimSchedleInfo, { handle })).toMatchObject({ code: '1' })
  const asked = { handle, purpose: 'open-claim' }
  expect(await visitor.ask(getCentPhoneCode, asked)).toMatchObject({
    code: '1007',
    message: '这次理赔没有登记手机号，请拨打 95518 登记后再查看。',
  })
})

test('every read leaves a trace of who asked about whom', async () => {
  const { db, keys } = service
  const handle = await handleOf(main)
  await visitor.get(queryWapClaimSchedleInfo, { handle })
  const trace = await db
    .selectFrom('audit_entry')
    .select(['subject', 'outcome'])
    .where('event', '=', 'claim-read')
    .where('session_id', '=', (await visitor.session()).id)
    .execute()
  const subject = keys.searchHash('customer', people.main.idNumber).toString('hex')
  expect(trace).toEqual([{ subject, outcome: 'progress' }])
})
