import { allCalls, features } from '@ecenter/contract/contract.ts'
import { accidentPhotoRefused } from '@ecenter/contract/core/accident-events.ts'
import { coreEvents } from '@ecenter/contract/core/core-events.ts'
import { eventsByCustomers } from '@ecenter/contract/core/events-by-customers.ts'
import { eventsByStaff } from '@ecenter/contract/core/events-by-staff.ts'
import {
  orderPaid,
  paymentRefunded,
  paymentRefundRequested,
} from '@ecenter/contract/core/order-events.ts'
import { onlyProvenEnded } from '@ecenter/contract/core/person-events.ts'
import { allDeskCalls, deskFeatures } from '@ecenter/contract/desk/desk-contract.ts'
import { startProofByPlate } from '@ecenter/contract/person/other-proofs.ts'
import { confirmProof } from '@ecenter/contract/person/proof.ts'
import { is } from 'valibot'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { eventsFrom } from '../../../test/subjects/core-events.ts'
import { openedPayment, scriptedGateway } from '../../../test/subjects/payments.ts'
import { storeInTown } from '../../../test/subjects/policies/other-policies.ts'
import { storedOrder } from '../../../test/subjects/stored-orders.ts'
import { home } from '../../../test/submissions/claim-cases.ts'
import { deskAskingCases, deskTellingCases } from '../../../test/submissions/desk-telling-cases.ts'
import { everyCase } from '../../../test/submissions/every-case.ts'
import { factsOf, newVisitor, type Visitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'
import { refundPayment } from '../../domains/orders/payment/refund-payment.ts'
import { settle } from '../../domains/orders/payment/settle.ts'
import type { StoredEvent } from './read-feed.ts'

/** What each submission tells, by its path. */
const customers = declaredOf(features, eventsByCustomers)
const staff = declaredOf(deskFeatures, eventsByStaff)

type Declared = ReadonlyMap<string, readonly string[]>

function declaredOf(
  calls: Record<string, Record<string, { readonly path: string; readonly kind: string }>>,
  told: Record<string, Record<string, string | readonly { readonly type: string }[]>>,
): Declared {
  return new Map(
    Object.entries(calls).flatMap(([feature, named]) =>
      Object.entries(named).flatMap(([name, { path, kind }]) => {
        const tells = told[feature]?.[name]
        if (kind !== 'submit' || tells === undefined) return []
        return [[path, typeof tells === 'string' ? [] : tells.map(({ type }) => type)] as const]
      }),
    ),
  )
}

const submissions = (calls: readonly { readonly path: string; readonly kind: string }[]) =>
  calls.filter(({ kind }) => kind === 'submit').map(({ path }) => path)

test('every submission says what it tells the core, or why it tells nothing', () => {
  expect([...customers.keys()].sort()).toEqual(submissions(allCalls).sort())
  expect([...staff.keys()].sort()).toEqual(submissions(allDeskCalls).sort())
})

test('every event has somebody who tells it, and a type of its own', () => {
  const byTime = [orderPaid, paymentRefundRequested, paymentRefunded, onlyProvenEnded].map(
    ({ type }) => type,
  )
  const told = new Set([...customers.values(), ...staff.values()].flat().concat(byTime))
  const types = coreEvents.map(({ type }) => type)
  expect([...told].sort()).toEqual([...types].sort())
  expect(new Set(types).size).toBe(types.length)
})

/** Types in order; each with a subject and data as its schema says, whole. */
function typesIn(told: readonly StoredEvent[]): string[] {
  for (const { type, subject, data } of told) {
    const event = coreEvents.find((each) => each.type === type)
    const [kind = ''] = event?.subject.split('<') ?? []
    expect(subject.startsWith(kind), `${type}: ${subject}`).toBe(true)
    expect(is(event?.data ?? ({} as never), data), type).toBe(true)
  }
  return told.map(({ type }) => type)
}

describe('of customers', () => {
  const service = serviceOfTests()
  let visitor: Visitor
  beforeAll(() => storeInTown(service, [home]))
  beforeEach(async () => {
    await service.passTime(24 * 3600)
    visitor = newVisitor(service)
    await visitor.open()
  })

  /** A proof by facts asks for no further one, so its code opens the person at once. */
  const opensAtOnce = async () => {
    const { licenseNo, identifyNumber } = factsOf({ car: cars.lastDay, person: people.lastDay })
    await visitor.passSlide()
    await visitor.get(startProofByPlate, { licenseNo, identifyNumber, agreedTo: '2026-11' })
    return { smsCode: await visitor.readSms() }
  }

  const cases = everyCase.map(([call, { ready }]) => {
    const isProof = call.path === confirmProof.path
    return { path: call.path, call, ready: isProof ? opensAtOnce : ready }
  })

  test.each(cases)('$path tells what it says, once', async ({ path, call, ready }) => {
    const body = await ready({ service, visitor })
    const told = await eventsFrom(service, async () => {
      expect(await visitor.ask(call, body, { requestId: 'told' })).toMatchObject({ code: '1' })
      expect(await visitor.ask(call, body, { requestId: 'told' })).toMatchObject({ code: '1' })
    })
    // Told in place of what is told of a photo that comes; `photos-after-words.test.ts` meets it.
    const declared = (customers.get(path) ?? []).filter(
      (type) => type !== accidentPhotoRefused.type,
    )
    expect([...new Set(typesIn(told))]).toEqual(declared)
  })
})

describe('of staff', () => {
  test('each that tells something is tried here', () => {
    const telling = [...staff].flatMap(([path, types]) => (types.length > 0 ? [path] : []))
    const tried = [...deskTellingCases, ...deskAskingCases]
    expect(tried.map(([{ path }]) => path).sort()).toEqual(telling.sort())
  })
})

describe.each([
  { decider: 'desk', telling: deskTellingCases },
  { decider: 'core', telling: deskAskingCases },
])('of staff, where the $decider decides on claims', ({ decider, telling }) => {
  const service = serviceOfTests({ demo: false, env: { CLAIMS_DECIDED_BY: decider } })
  beforeAll(() => storeInTown(service, [home]))

  test.each(telling.map(([call, ready]) => ({ path: call.path, call, ready })))(
    '$path tells what it says, once',
    async ({ path, call, ready }) => {
      await service.passTime(24 * 3600)
      const clerk = await deskVisitor(service, ['supervisor'])
      const body = await ready({ service, clerk })
      const told = await eventsFrom(service, async () => {
        expect(await clerk.ask(call, body, { requestId: 'told' })).toMatchObject({ code: '1' })
        expect(await clerk.ask(call, body, { requestId: 'told' })).toMatchObject({ code: '1' })
      })
      expect(typesIn(told)).toEqual(staff.get(path))
    },
  )
})

describe('of gateways', () => {
  const scripted = scriptedGateway()
  const service = serviceOfTests({ demo: false, gateways: [scripted.gateway] })

  test('money that came is told once, with the proposals that it pays', async () => {
    const visitor = newVisitor(service)
    await visitor.open()
    const order = await storedOrder(service)
    const payment = await openedPayment(service, visitor, order)
    const trade = scripted.pay(payment.tradeNo, order)
    const told = await eventsFrom(service, async () => {
      await settle(service, payment, trade)
      await settle(service, payment, trade)
    })
    expect(typesIn(told)).toEqual([orderPaid.type])
    const [paid] = told
    expect(paid).toMatchObject({
      subject: `order/${order.orderNo}`,
      data: { tradeNo: payment.tradeNo, amountFen: order.amountFen },
    })
    const proposals = order.parts.map(({ proposalNo }) => proposalNo)
    expect(JSON.stringify(paid?.data.proposals)).toContain(proposals[0])
  })

  test('money that goes back is told when it is asked for, and when it is back', async () => {
    const visitor = newVisitor(service)
    await visitor.open()
    const order = await storedOrder(service)
    const payment = await openedPayment(service, visitor, order)
    const amountFen = order.amountFen - 1
    const told = await eventsFrom(service, async () => {
      await settle(service, payment, scripted.pay(payment.tradeNo, { amountFen }))
      await refundPayment(service, payment.ref)
      await refundPayment(service, payment.ref)
    })
    expect(typesIn(told)).toEqual([paymentRefundRequested.type, paymentRefunded.type])
    expect(told[0]?.data).toMatchObject({ amountFen })
  })
})
