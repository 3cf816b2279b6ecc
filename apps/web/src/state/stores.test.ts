import { specifiedDefaults } from '@ecenter/contract/conformance/specified-defaults.ts'
import { specifiedFields } from '@ecenter/contract/conformance/specified-fields.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fakeStorage } from './keeping/fake-storage.ts'
import type { KeptStore } from './keeping/kept-store.ts'

type Entity = Exclude<keyof typeof specifiedFields, 'invoiceListItem'>

let stores: Record<Entity, KeptStore<object>>
/** What the site keeps of a customer beside them. */
let others: readonly KeptStore<object>[]

/** Stores read their storage when they are made, so it has to be there first. */
beforeAll(async () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.resetModules()
  stores = {
    basicInfo: (await import('./basic-info.ts')).useBasicInfo,
    carPolicyQuery: (await import('./car-policy-query.ts')).useCarPolicyQuery,
    otherPolicyQuery: (await import('./other-policy-query.ts')).useOtherPolicyQuery,
    policySearchResult: (await import('./policy-search-result.ts')).usePolicySearchResult,
    policyNumberQuery: (await import('./policy-number-query.ts')).usePolicyNumberQuery,
    invoiceQuery: (await import('./invoice-query.ts')).useInvoiceQuery,
    carClaimQuery: (await import('./car-claim-query.ts')).useCarClaimQuery,
    otherClaimQuery: (await import('./other-claim-query.ts')).useOtherClaimQuery,
    complaint: (await import('./complaint.ts')).useComplaint,
    promotionApplication: (await import('./promotion-application.ts')).usePromotionApplication,
    newCarQuery: (await import('./new-car-query.ts')).useNewCarQuery,
    outletQuery: (await import('./outlet-query.ts')).useOutletQuery,
    questionnaire: (await import('./questionnaire.ts')).useQuestionnaire,
    orderDelivery: (await import('./order-delivery.ts')).useOrderDelivery,
    warrantyQuery: (await import('./warranty-query.ts')).useWarrantyQuery,
    carPurchase: (await import('./car-purchase.ts')).useCarPurchase,
    customerSession: (await import('./customer-session.ts')).useCustomerSession,
    linkRefund: (await import('./link-refund.ts')).useLinkRefund,
    paymentInfo: (await import('./payment-info.ts')).usePaymentInfo,
    carPayment: (await import('./car-payment.ts')).useCarPayment,
    nonCarPayment: (await import('./non-car-payment.ts')).useNonCarPayment,
    returnInsuranceClaim: (await import('./return-insurance-claim.ts')).useReturnInsuranceClaim,
    sessionFlags: (await import('./session-flags.ts')).useSessionFlags,
  }
  others = [
    (await import('./form-drafts.ts')).useFormDrafts,
    (await import('./unsent-messages.ts')).useUnsentMessages,
    (await import('./recent-things.ts')).useRecentThings,
    (await import('./filed-appeal.ts')).useFiledAppeal,
    (await import('./filed-return.ts')).useFiledReturn,
    (await import('./left-lead.ts')).useLeftLead,
  ]
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const entities = Object.keys(specifiedFields).filter(
  (entity): entity is Entity => entity !== 'invoiceListItem',
)

test.each(entities)('%s has the fields of the specification, and no other', (entity) => {
  expect(Object.keys(stores[entity].getInitialState())).toEqual(specifiedFields[entity])
})

test('the defaults are those of the specification', () => {
  const named = Object.entries(specifiedDefaults).map(([entity, values]) => [
    entity,
    expect.objectContaining(values),
  ])
  const initial = entities.map((entity) => [entity, stores[entity].getInitialState()])
  expect(Object.fromEntries(initial)).toMatchObject(Object.fromEntries(named))
})

test('nothing a person typed is written without a key that seals it', async () => {
  for (const store of [...entities.map((entity) => stores[entity]), ...others]) {
    store.setState(filled(store.getInitialState()))
  }
  await Promise.resolve()
  const readable = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at))
  expect(readable.sort()).toEqual(['basicInfo', 'outletQuery', 'sessionFlags'])
})

function filled(initial: object): object {
  const texts = Object.entries(initial).map(([field, value]) => [
    field,
    typeof value === 'string' ? '张小明' : value,
  ])
  return Object.fromEntries(texts)
}
