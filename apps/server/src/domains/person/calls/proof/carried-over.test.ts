import { queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { allCalls } from '@ecenter/contract/contract.ts'
import { queryElectronicInvoice } from '@ecenter/contract/invoices/check-invoice.ts'
import { downloadInvoice, queryInvoiceSwitch } from '@ecenter/contract/invoices/invoice-calls.ts'
import { confirmProof, endProof, startProof } from '@ecenter/contract/person/proof.ts'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { queryCarPolicy, readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { policyQueryRelegation } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../../test/service-of-tests.ts'
import { household, storeInTown } from '../../../../../test/subjects/policies/other-policies.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { factsOf, newVisitor, type Visitor } from '../../../../../test/visitor.ts'
import { cars } from '../../../../demo/cars.ts'
import { identitiesToTry } from '../../../../demo/identities-to-try.ts'
import { residentId } from '../../../../demo/made-up-numbers.ts'
import { people } from '../../../../demo/people.ts'

const service = serviceOfTests()
const { main, applicant } = people

/** Calls that ask for no picture the first time, or look nothing up. */
const unguarded = [queryElectronicInvoice, queryInvoiceSwitch, policyQueryRelegation]
const { policies, claims, invoices, orders, deliveries, appeals } = identitiesToTry(
  testClock().today(),
)
const questions = [...policies, ...claims, ...invoices, ...orders, ...deliveries]
  .map(({ call, ...rest }) => ({ call: callOf(call), ...rest }))
  .filter(
    ({ call, shows }) => !unguarded.some((each) => each === call) && !/switched off/.test(shows),
  )
  .map((question) => ({ ...question, path: question.call.path, isOwn: isOfMain(question) }))

function callOf(name: string) {
  const found = allCalls.find(({ group, path }) => `${group}${path}` === name)
  if (found === undefined) throw new Error(`no call ${name}`)
  return found
}

/** Whether all of what it finds is the main customer's; the invoices by number that the demo names are. */
function isOfMain({ request, shows }: { request: object; shows: string }): boolean {
  if (shows.endsWith('nothing found')) return false
  const stated = JSON.stringify(request)
  return [main.idNumber, main.mobile, 'invoiceNumber'].some((fact) => stated.includes(fact))
}

let proven: Visitor
let otherVisitor: Visitor
beforeEach(async () => {
  await service.passTime(3600)
  ;[proven, otherVisitor] = [await newSession('203.0.113.8'), await newSession('203.0.113.9')]
  await prove(proven, main)
})

async function newSession(from: string): Promise<Visitor> {
  const visitor = newVisitor(service, from)
  await visitor.open()
  return visitor
}

/** No slide of the proof is left over for a form. */
async function prove(visitor: Visitor, { idNumber, mobile }: { idNumber: string; mobile: string }) {
  const state = await visitor.provePerson(mobile, { idTail: idNumber.slice(-4) })
  expect(state.step).toBe('open')
  await service.db.deleteFrom('slide_captcha').execute()
}

async function outcomeOf(visitor: Visitor, { call, request }: (typeof questions)[number]) {
  const { code, message, field } = await visitor.ask(call, request)
  return { code, message, field }
}

test('every form finds one’s own without a picture or a slide, which others are asked for', async () => {
  const own = questions.filter(({ isOwn }) => isOwn)
  expect(new Set(own.map(({ path }) => path)).size).toBeGreaterThanOrEqual(13)
  for (const question of own) {
    expect([question.shows, await outcomeOf(proven, question)]).toMatchObject([
      question.shows,
      { code: '1' },
    ])
    expect(['1006', '1008']).toContain((await outcomeOf(otherVisitor, question)).code)
  }
})

test('for what is not one’s own, there or not, a proof is asked for the same as anybody', async () => {
  const others = questions.filter(({ isOwn }) => !isOwn)
  expect(others.length).toBeGreaterThan(50)
  for (const question of others) {
    const asked = await outcomeOf(proven, question)
    expect(['1006', '1008']).toContain(asked.code)
    expect(asked).toEqual(await outcomeOf(otherVisitor, question))
  }
})

test('what a form found of one’s own is read without another code', async () => {
  const facts = factsOf({ car: cars.main, person: main })
  const { policyInfoList } = await proven.get(findCarPolicies, facts)
  const [first] = policyInfoList
  expect((await proven.ask(queryCarPolicy, { handle: first?.handle })).code).toBe('1')
  const opened = await Promise.all(
    questions
      .filter(({ isOwn }) => isOwn)
      .map(async (question) => {
        const { wire } = await proven.ask(question.call, question.request)
        return detailsOf(wire.json().body)
      }),
  )
  for (const [call, handle] of opened.flat()) {
    // An invoice is answered by its file.
    const code = call === downloadInvoice ? '' : '1'
    expect([call.path, (await proven.ask(call, { handle })).code]).toEqual([call.path, code])
  }
  expect(new Set(opened.flat().map(([{ path }]) => path)).size).toBe(3)
})

interface Listed {
  readonly policyInfoList?: readonly { handle: string }[]
  readonly claimInfoList?: readonly { handle: string }[]
  readonly invoiceInfoList?: readonly { handle: string; status: string }[]
}

function detailsOf({ policyInfoList = [], claimInfoList = [], invoiceInfoList = [] }: Listed) {
  return [
    ...policyInfoList.map(({ handle }) => [readOnePolicy, handle] as const),
    ...claimInfoList.map(({ handle }) => [queryClaimSchedleInfo, handle] as const),
    ...invoiceInfoList
      .filter(({ status }) => status === 'issued')
      .slice(0, 1)
      .map(({ handle }) => [downloadInvoice, handle] as const),
  ]
}

test('a claim of somebody whom one insures is asked for like anybody’s, and opens no further', async () => {
  const visitor = await newSession('203.0.113.10')
  await prove(visitor, applicant)
  const byDaughter = questions.find(
    ({ request, path }) =>
      path === '/claim/queryCarClaim' && Object(request).licenseNo === cars.applicant.licenseNo,
  )
  const byFather = { ...Object(byDaughter?.request), identifyNumber: applicant.idNumber }
  if (byDaughter === undefined) throw new Error('the daughter has no claim')
  // Its lookup key is the insured’s alone, so he is asked for a slide like anybody.
  expect((await visitor.ask(byDaughter.call, byFather)).code).toBe('1006')
  expect((await visitor.ask(byDaughter.call, byDaughter.request)).code).toBe('1006')
  await visitor.passSlide()
  const { wire } = await visitor.ask(byDaughter.call, byDaughter.request)
  const [claim] = wire.json().body.claimInfoList
  expect((await visitor.ask(queryWapClaimSchedleInfo, { handle: claim.handle })).code).toBe('1')
  expect((await visitor.ask(queryClaimSchedleInfo, { handle: claim.handle })).code).toBe('E3010001')
})

test('a phone that only stands on one policy carries over to no other of the same person', async () => {
  const agent = '13300000755'
  const client = { name: '客户庚', idNumber: residentId('3301', '1981-04-04', 755), mobile: agent }
  const elsewhere = { ...client, mobile: '13300000756' }
  const [here, there] = [household(client), household(elsewhere)]
  await storeInTown(service, [here, there])
  const visitor = await newSession('203.0.113.11')
  await prove(visitor, client)
  const call = callOf('policy/policy/wapNoCarProperty')
  const askedOf = async ({ policyNo }: typeof here) =>
    (await visitor.ask(call, { policyNo, identifyNumber: client.idNumber })).code
  expect(await askedOf(here)).toBe('1')
  expect(await askedOf(there)).toBe('1008')
})

test('an appeal by the phone of a proof is followed without a code of its own', async () => {
  const own = appeals.find(({ shows }) => !shows.endsWith('nothing found'))
  if (own === undefined) throw new Error('the demo has no appeal')
  expect((await otherVisitor.ask(queryAppeal, own.request)).code).toBe('E3010001')
  await otherVisitor.get(startProof, { mobile: `${own.request.phoneNumber}`, agreedTo: '2026-11' })
  await otherVisitor.get(confirmProof, { smsCode: await otherVisitor.readSms() })
  expect((await otherVisitor.ask(queryAppeal, own.request)).code).toBe('1')
})

test('with the proof its use ends: the same question asks for the picture again', async () => {
  const facts = factsOf({ car: cars.main, person: main })
  expect((await proven.ask(findCarPolicies, facts)).code).toBe('1')
  await proven.get(endProof, { scope: 'here' })
  expect((await proven.ask(findCarPolicies, facts)).code).toBe('1008')
})

test('guesses of whoever is proven count like those of anybody', async () => {
  const wrong = factsOf({ car: cars.main, person: people.expired })
  for (let tries = 0; tries < 10; tries++) {
    await proven.passSlide()
    const verificationCode = await proven.readImageCode()
    expect((await proven.ask(findCarPolicies, { ...wrong, verificationCode })).code).toBe('1007')
  }
  const verificationCode = await proven.readImageCode()
  await proven.passSlide()
  expect((await proven.ask(findCarPolicies, { ...wrong, verificationCode })).code).not.toBe('1007')
  // One’s own stays open: the locks of the forms never touch the proof.
  const own = { ...wrong, identifyNumber: main.idNumber }
  expect((await proven.ask(findCarPolicies, own)).code).toBe('1')
})
