import type { Call } from '@ecenter/contract/call.ts'
import { claimCalls } from '@ecenter/contract/claims/claim-calls.ts'
import { allCalls } from '@ecenter/contract/contract.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { policyCalls } from '@ecenter/contract/policies/policy-calls.ts'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { testClock } from '../../test/test-clock.ts'
import { newVisitor } from '../../test/visitor.ts'
import { demoAppeals } from './appeals/demo-appeals.ts'
import { demoClaims } from './demo-claims.ts'
import { demoInvoices } from './demo-invoices.ts'
import { demoPolicies } from './demo-policies.ts'
import { identitiesToTry } from './identities-to-try.ts'

const { policies, claims } = identitiesToTry(testClock().today())

const service = serviceOfTests()

/** What the words of an entry promise: how the call ends, and whether there is something to see. */
function promiseOf(shows: string): { code: string; isEmpty: boolean } {
  if (shows.endsWith('nothing found')) return { code: '1007', isEmpty: true }
  if (shows.endsWith('one more fact is needed')) return { code: '1000', isEmpty: true }
  return { code: '1', isEmpty: shows.endsWith('empty list') }
}

function callOf(name: string): Call {
  const found = allCalls.find(({ group, path }) => `${group}${path}` === name)
  if (found === undefined) throw new Error(`no call ${name}`)
  return found
}

/** Asks as a customer who has just come and reads the picture. */
async function ask(call: Call, request: object) {
  const visitor = newVisitor(service)
  await visitor.open()
  const image = await visitor.readImageCode()
  const typed = call === policyCalls.findUnplatedCar ? { code: image } : { verificationCode: image }
  return visitor.ask(call, { ...request, ...typed })
}

test.each(policies)('$call $request: $shows', async ({ call: name, request, shows }) => {
  const call = callOf(name)
  expect(safeParse(call.request, request)).toMatchObject({ success: true, output: request })
  const promised = promiseOf(shows)
  const { code, wire } = await ask(call, request)
  expect(code).toBe(promised.code)
  const { policyInfoList } = wire.json().body
  if (policyInfoList !== undefined) expect(policyInfoList.length === 0).toBe(promised.isEmpty)
  if (shows.includes('several pages')) expect(policyInfoList).toHaveLength(rowsPerPage)
})

test.each(claims)('$call $request: $shows', async ({ call: name, request, shows }) => {
  const call = callOf(name)
  expect(safeParse(call.request, request)).toMatchObject({ success: true, output: request })
  const visitor = newVisitor(service)
  await visitor.open()
  await visitor.passSlide()
  const { code, wire } = await visitor.ask(call, request)
  expect(code).toBe(promiseOf(shows).code)
  if (shows.includes('several pages')) {
    expect(wire.json().body.claimInfoList).toHaveLength(rowsPerPage)
  }
})

test.each(['2028-02-29', '2025-03-31', '2027-01-01', '2026-06-30'])(
  'on %s whom to be names numbers that there are, but where nothing is found',
  (day) => {
    const known = new Set<string | undefined>([
      ...demoPolicies(day).flatMap(({ policyNo, risk }) =>
        risk?.kind === 'return-freight' ? [policyNo, risk.marketplaceOrderNo] : [policyNo],
      ),
      ...demoClaims(day).map(({ registNo }) => registNo),
      ...demoAppeals(day).map(({ caseNo }) => caseNo),
      ...demoInvoices(day).flatMap(({ number, code, issuedOn }) => [number, code, issuedOn]),
    ])
    const named = Object.values(identitiesToTry(day)).flat()
    const ofNobody = /nothing found$|^an order without cover/
    for (const { request, shows } of named.filter((each) => !ofNobody.test(each.shows))) {
      const { policyNo, registNo, caseNo, insuranceOrderId } = request
      const { invoiceNumber, invoiceCode, issueDate } = request
      const numbers = [policyNo, registNo, caseNo, insuranceOrderId, invoiceNumber, invoiceCode]
      for (const number of [...numbers, issueDate]) {
        if (typeof number === 'string') expect(known.has(number), `${number}: ${shows}`).toBe(true)
      }
    }
  },
)

test('every lookup of a policy can be tried', () => {
  const tried = new Set(policies.map(({ call }) => callOf(call)))
  const lookups = Object.values<Call>(policyCalls).filter(
    (call) =>
      call.level === 'open' &&
      call !== policyCalls.querySupportProduct &&
      // No form, but a channel opens it.
      call !== policyCalls.myPolicies,
  )
  expect(lookups.filter((call) => !tried.has(call)).map(({ path }) => path)).toEqual([])
})

test('every lookup of a claim can be tried', () => {
  const tried = new Set(claims.map(({ call }) => callOf(call)))
  const { queryCarClaim, noCarClaim, queryWapClaimList } = claimCalls
  expect(tried).toEqual(new Set([queryCarClaim, noCarClaim, queryWapClaimList]))
})
