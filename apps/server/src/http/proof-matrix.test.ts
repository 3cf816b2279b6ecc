import type { Call } from '@ecenter/contract/call.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { found, personalData, proofTails, withoutHandles } from '../../test/readers/canaries.ts'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { claimOn, claimRef } from '../../test/subjects/claims.ts'
import { storedDelivery } from '../../test/subjects/deliveries.ts'
import { household, staff, storeInTown, town } from '../../test/subjects/policies/other-policies.ts'
import { endorsePolicy, storedPolicy } from '../../test/subjects/policies/stored-policies.ts'
import { sentLink } from '../../test/subjects/refunds.ts'
import { sampleBody } from '../../test/subjects/sample-fields.ts'
import { invoiceRef, numberedInvoice } from '../../test/subjects/stored-invoices.ts'
import { newSession, type Visitor } from '../../test/visitor.ts'
import { cars } from '../demo/cars.ts'
import { demoPolicies } from '../demo/demo-policies.ts'
import { people } from '../demo/people.ts'
import { storeClaims } from '../domains/claims/store/store-claims.ts'
import { provenCustomer } from '../domains/person/store/find-person.ts'
import { findBehind } from '../domains/policies/store/lookup-key-search.ts'
import { policyNumberLookupKey } from '../domains/policies/store/policy-lookup-keys.ts'
import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import type { ObjectRef } from '../platform/grants/grant.ts'
import type { Proof } from '../platform/grants/grants.ts'
import { uuidOf } from '../platform/grants/object-ref.ts'
import { logIn, type ProvenCustomer } from '../platform/session/session-customer.ts'
import { boundAction } from '../platform/verification/bound-action.ts'
import { allRoutes } from '../routes/all-routes.ts'
import type { Route } from './route.ts'

const home = household(town.owner)
const ofStaff = staff(town.company, [town.clerk, town.fitter])
const claim = claimOn(home)

const kinds = [
  'a compulsory policy',
  'a policy other than car',
  'a policy of many people',
  'one person’s share of it',
  'a claim',
  'an invoice',
  'an order',
  'a refund',
  'a person',
] as const
type Kind = (typeof kinds)[number]

/**
 * A file, an answer, a captcha to pass first, a field or a file that is refused, a conversation that is
 * none. Not every kind has every paper, nor a plate to correct, and an order that is paid to the courier is not paid online.
 */
function letThrough(kind: Kind): string[] {
  const answers = ['', '1', '1006', '1000', '1010', 'E3020001']
  const isWhole = kind === 'a compulsory policy' || kind === 'an invoice'
  return isWhole ? answers : [...answers, '1007']
}

/** Proofs in the order of their strength. */
const levels = ['phone', 'knowledge', 'phone-on-file', 'fresh-code'] as const

const service = serviceOfTests()
let routes: Route[]
let canaries: string[]
let objects: Record<Kind, ObjectRef>
/** Who is meant by a person: somebody who has proven the whole of themselves, whatever else is wrong. */
let whole: ProvenCustomer
let visitor: Visitor
beforeAll(async () => {
  const { clock } = service
  routes = allRoutes(service)
  await storeInTown(service, [home, ofStaff])
  await storeClaims(service, [claim])
  const policies = [...demoPolicies(clock.today()), home, ofStaff]
  canaries = [...personalData(policies), ...proofTails(policies)]
  const owned = { car: cars.main, person: people.main }
  const compulsory = await storedPolicy(service, owned, 'compulsory')
  await endorsePolicy(service, compulsory)
  whole = provenCustomer(service, people.main.mobile, { ...people.main, isOwnPhone: true })
  objects = {
    // The one kind of which every paper can be had.
    'a compulsory policy': compulsory.ref,
    'a policy other than car': await numbered(home, town.owner),
    'a policy of many people': await numbered(ofStaff, town.company),
    'one person’s share of it': await numbered(ofStaff, town.clerk),
    'a claim': claimRef(service, claim),
    'an invoice': invoiceRef(service, numberedInvoice({ policyClass: 'DZA' })),
    'an order': (await storedDelivery(service)).ref,
    'a refund': await sentLink(service, 'a-link-to-prove-01'),
    'a person': {
      kind: 'person',
      customerKey: whole.customerKey,
      id: uuidOf(whole.holderKey),
    },
  }
})
beforeEach(async () => {
  visitor = await newSession(service)
})

async function numbered({ policyNo }: NewPolicy, { idNumber }: NewPolicy['insured']) {
  const lookupKey = policyNumberLookupKey(service.keys, policyNo, idNumber)
  const [found] = await findBehind(service, [[lookupKey]])
  if (found === undefined) throw new Error(`${policyNo} is not found`)
  return found.ref
}

/** Every built call that opens an object by its handle; calls to come are here as soon as they are built. */
function guardedCalls(): Call[] {
  return guardedRoutes().map(({ call }) => call)
}

function guardedRoutes(): Route[] {
  return routes.filter(({ call: { level } }) => level !== 'open' && level !== 'phone')
}

/** The calls that such an object is for. */
function callsAbout(kind: Kind): Call[] {
  return guardedRoutes().flatMap(({ call, about }) =>
    about === undefined || about.includes(objects[kind].kind) ? [call] : [],
  )
}

/** The proof that a call asks for. */
function enough(call: Call): Proof {
  const { level, action, boundTo } = call
  if (level === 'open') throw new Error('an open call asks for no proof')
  if (action === undefined) return { level }
  const bound = boundTo && String(sampleBody(call)[boundTo])
  return { level, action: boundAction(service, action, bound) }
}

/** Every proof that is not enough for a call. */
function tooWeak(call: Call): Proof[] {
  const below = levels.slice(0, levels.indexOf(enough(call).level))
  const otherActions = ['', 'another-action'].filter((action) => action !== (call.action ?? ''))
  return [
    ...below.map((level) => ({ level })),
    ...[...otherActions, ...boundToOthers(call)].map(
      (action) => ({ level: 'fresh-code', action }) as const,
    ),
  ]
}

/** The act of a call, where its code was for another address than is sent. */
function boundToOthers({ action, boundTo }: Call): string[] {
  if (action === undefined || boundTo === undefined) return []
  return [
    boundAction(service, action, undefined),
    boundAction(service, action, 'another@example.com'),
  ]
}

async function grant(to: Visitor, kind: Kind, proof: Proof): Promise<string> {
  const session = await to.session()
  if (kind === 'a person') await logIn(service, session, 'phone', whole)
  const [handle = ''] = await service.grants.open(session, [objects[kind]], proof)
  return handle
}

async function expectRefusal(call: Call, handle: string): Promise<void> {
  const { code, wire } = await visitor.ask(call, { ...sampleBody(call), handle })
  expect(code, call.path).toBe('E3010001')
  expect(wire.json().body, call.path).toEqual({
    common: { resultCode: 'E3010001', resultMsg: '验证已过期，请重新验证。' },
  })
  expect(found(canaries, JSON.stringify(wire.json().body))).toEqual([])
}

describe.each(kinds)('a call that opens %s is refused in the same words', (kind) => {
  test('without any proof, even to who knows its handle', async () => {
    const handle = service.grants.handleOf(await visitor.session(), objects[kind])
    for (const call of guardedCalls()) await expectRefusal(call, handle)
  })

  test('with a handle that names nothing', async () => {
    for (const call of guardedCalls()) await expectRefusal(call, 'AAAAAAAAAAAAAAAAAAAAAA')
  })

  test('with the handle of another session that has the proof', async () => {
    const owner = await newSession(service)
    for (const call of guardedCalls())
      await expectRefusal(call, await grant(owner, kind, enough(call)))
  })

  test('with a proof that has expired', async () => {
    for (const call of guardedCalls()) {
      visitor = await newSession(service)
      const handle = await grant(visitor, kind, enough(call))
      await service.passTime(call.level === 'fresh-code' ? 301 : 15 * 60 + 1)
      await expectRefusal(call, handle)
    }
  })

  test('with a weaker proof, or one for another action', async () => {
    for (const call of guardedCalls()) {
      for (const proof of tooWeak(call)) {
        visitor = await newSession(service)
        await expectRefusal(call, await grant(visitor, kind, proof))
      }
    }
  })

  test('with any proof, where it is about something else', async () => {
    const fitting = callsAbout(kind)
    for (const call of guardedCalls()) {
      if (fitting.includes(call)) continue
      visitor = await newSession(service)
      await expectRefusal(call, await grant(visitor, kind, enough(call)))
    }
  })

  test('and is let through with the proof it asks for', async () => {
    for (const call of callsAbout(kind)) {
      visitor = await newSession(service)
      const handle = await grant(visitor, kind, enough(call))
      const { code } = await visitor.ask(call, { ...sampleBody(call), handle })
      expect(letThrough(kind), `${call.path} ${code}`).toContain(code)
    }
  })
})

test('a share that is proven opens nothing of anybody else, no document and no mail', async () => {
  const { clerk, fitter, company } = town
  await service.passTime(24 * 3600)
  const since = service.clock.now().toISOString()
  const secrets = [
    ...[fitter.name, fitter.idNumber, company.idNumber, company.mobile, ...proofTails([ofStaff])],
    ...['欧阳主管', '方案二', 'AB20260001', '减少被保险人', '765400'],
  ]
  for (const call of guardedCalls()) {
    visitor = await newSession(service)
    const handle = await grant(visitor, 'one person’s share of it', enough(call))
    await visitor.passSlide()
    const { wire } = await visitor.ask(call, { ...sampleBody(call), handle })
    expect(wire.headers['content-type'], call.path).toContain('application/json')
    expect(found(secrets, withoutHandles(wire.json().body)), call.path).toEqual([])
  }
  const messages = (await service.outbox.messages()).filter(({ at }) => at >= since)
  expect(messages.filter(({ channel }) => channel === 'mail')).toEqual([])
  expect(messages.map(({ to }) => to)).toContain(clerk.mobile)
  expect(messages.map(({ to }) => to)).not.toContain(company.mobile)
})

test('the matrix has every built call that reads customer data by a handle', () => {
  expect(guardedCalls().map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/policy/getCentPhoneCode',
      '/policy/queryCarPolicy',
      '/policy/propertyCarOne',
      '/policies/insuredPeople',
      '/electronic/downloadPolicy',
      '/policyDownload/wapDownload',
      '/electronic/eTongDownloadTPolicy',
      '/electronic-policies/downloadEndorsement',
      '/policyDownload/wapElecCheck',
      '/api/electronic/downLodElectronicPolicy',
      '/invoices/downloadInvoice',
      '/invoice/queryInvoiceAndDownload',
      '/electronicInvoice/electronicInvoiceDownLoad',
      '/invoices/sendInvoiceEmail',
      '/api/queryOrderCenter',
      '/payments/queryOrder',
      '/payments/queryOrderInvoices',
      '/payments/startPayment',
      '/payments/cancelOrder',
      '/payments/changePaymentReminder',
      '/deliveries/queryDelivery',
      '/deliveries/changeDelivery',
      '/api/LinkQuery/xcInfo',
      '/person/readAccess',
      '/person/reportAccess',
      '/person/setOnlyProven',
      '/person/askForCopy',
      '/person/askForErasure',
      '/person/changeContact',
      '/person/changePhone',
      '/person/offerFamily',
    ]),
  )
})
