import type { Call, TypedOf } from '@ecenter/contract/call.ts'
import { queryCarClaim, queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { downloadPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { downloadInvoice } from '@ecenter/contract/invoices/invoice-calls.ts'
import { queryOrder } from '@ecenter/contract/orders/order-calls.ts'
import { readPayments } from '@ecenter/contract/payments/payment-calls.ts'
import { downloadDocuments } from '@ecenter/contract/person/documents.ts'
import { readCar, readOverview } from '@ecenter/contract/person/overview.ts'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { queryCarPolicy, readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { factsOf, newSession, type Visitor } from '../../test/visitor.ts'
import { twice, watchWork } from '../../test/work-of-a-call.ts'
import { cars } from '../demo/cars.ts'
import { people } from '../demo/people.ts'

const main = { car: cars.main, person: people.main }

const watch = watchWork()
const service = serviceOfTests({ watchKeys: watch.watchKeys })
let visitor: Visitor
/** What the proof has opened, by handles. */
let own: Awaited<ReturnType<typeof overviewOf>>
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visitor = await newSession(service)
  const idTail = people.main.idNumber.slice(-4)
  await visitor.provePerson(people.main.mobile, { idTail })
  own = await overviewOf()
})

async function overviewOf() {
  const { cars: ownCars, claims, orders, invoices } = await visitor.get(readOverview, {})
  return {
    car: ownCars[0]?.handle ?? '',
    policy: ownCars[0]?.policies[0]?.handle ?? '',
    claim: claims[0]?.handle ?? '',
    invoice: invoices.find(({ formats }) => formats.includes('pdf'))?.handle ?? '',
    order: orders[0]?.handle ?? '',
  }
}

interface HotCall<C extends Call = Call> {
  readonly call: C
  body(): TypedOf<C> | Promise<TypedOf<C>>
}

function hot<C extends Call>(call: C, body: HotCall<C>['body']): HotCall<C> {
  return { call, body }
}

test.each([
  hot(readOverview, () => ({})),
  hot(readCar, () => ({ handle: own.car })),
  hot(findCarPolicies, async () => ({
    ...factsOf(main),
    verificationCode: await visitor.readImageCode(),
  })),
  hot(queryCarPolicy, () => ({ handle: own.policy })),
  hot(readOnePolicy, () => ({ handle: own.policy })),
  hot(downloadPolicy, () => ({ handle: own.policy })),
  hot(downloadDocuments, () => ({ handle: own.car })),
  hot(downloadInvoice, () => ({ handle: own.invoice, fileFormat: 'pdf' as const })),
  hot(queryCarClaim, () => factsOf(main)),
  hot(queryClaimSchedleInfo, () => ({ handle: own.claim })),
  hot(queryOrder, () => ({ handle: own.order, place: 'browser' as const })),
  hot(readPayments, () => ({})),
])('$call.path asks each row and opens each sealed value once', async ({ call, body }) => {
  // What is made for whoever asks first, a file, is there.
  await ask(call, await body())
  const asked = await body()
  const { unsealed, statements } = await watch.during(() => ask(call, asked))
  expect(unsealed.length).toBeGreaterThan(0)
  expect(statements.length).toBeGreaterThan(3)
  expect(twice(unsealed)).toEqual([])
  expect(twice(statements)).toEqual([])
})

/** A file comes without a result. */
async function ask(call: Call, body: unknown): Promise<void> {
  const { code, wire } = await visitor.ask(call, body)
  expect(wire.statusCode).toBe(200)
  expect(['', '1']).toContain(code)
}

test.each(['coverage', 'endorsement', 'product_clause'])(
  'both policies of a car are asked for their %s together',
  async (table) => {
    const { statements } = await watch.during(() => ask(queryCarPolicy, { handle: own.policy }))
    const named = new RegExp(`(from|join) "?${table}"? `)
    expect(statements.filter((each) => named.test(each))).toHaveLength(1)
  },
)

test.each([
  hot(queryCarPolicy, () => ({ handle: own.policy })),
  hot(readOnePolicy, () => ({ handle: own.policy })),
  hot(readCar, () => ({ handle: own.car })),
  hot(downloadPolicy, () => ({ handle: own.policy })),
])('$call.path reads what clauses are called, and not their words', async ({ call, body }) => {
  const asked = await body()
  const { statements } = await watch.during(() => ask(call, asked))
  const ofClauses = statements.filter((each) => each.includes('product_clause'))
  expect(ofClauses).toHaveLength(1)
  expect(ofClauses.join()).not.toContain('chapters')
})

test('all papers of a car are made of policies, changes and invoices that are opened once', async () => {
  await ask(downloadDocuments, { handle: own.car })
  const { unsealed } = await watch.during(() => ask(downloadDocuments, { handle: own.car }))
  const kinds = unsealed.map((context) => context.slice(0, context.indexOf('/')))
  expect(new Set(kinds)).toEqual(new Set(['policy', 'endorsement', 'invoice']))
})
