import type { ThingKind } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { reportOfReceipt } from '../../../accident-reports/store/accident-report.repository.ts'
import { appealOfNumber } from '../../../appeals/store/appeal.repository.ts'
import { claimOfNumber } from '../../../claims/store/claim-at-desk.ts'
import { orderOfNumber } from '../../../orders/store/order-search.ts'
import { holderLookupKey, personKey } from '../../../policies/store/other-lookup-keys.ts'
import {
  policiesOfFrame,
  policiesUnderPlate,
  policyOfNumber,
} from '../../../policies/store/policies-at-desk.ts'
import type { Policy } from '../../../policies/store/policy.ts'
import { readLeadOf } from '../../../purchases/store/lead.repository.ts'
import { leadOfNumber } from '../../../purchases/store/lead-search.ts'
import type { Fact } from '../../rules/asked-facts.ts'
import type { FoundThing } from '../../rules/found-thing.ts'
import { type PersonFound, partiesOf, personOfKeys } from '../../store/people-found.ts'
import { claimThings, orderThings, policyThing, type ThingStore } from './insurance-things.ts'
import { insuredOf, onPhone, partiesOfOrder, reporterOf } from './owners-of-thing.ts'
import { byPhone, caseThing, leadThing, reportThing } from './phone-things.ts'

export interface Finding {
  readonly people: readonly PersonFound[]
  readonly things: readonly FoundThing[]
}

/** One way to look; it is told apart from the others where it fails. */
export interface Finder {
  readonly kind: ThingKind
  find(): Promise<Finding>
}

const nothing: Finding = { people: [], things: [] }

/** Every way that a fact may lead: by lookup keys and numbers alone, and only what they lead to is opened. */
export function findersOf(services: ThingStore, { kind, value }: Fact): Finder[] {
  switch (kind) {
    case 'mobile':
      return [
        {
          kind: 'policy',
          find: async () => ({ people: await onPhone(services, value), things: [] }),
        },
        ...phoneFinders(services, services.keys.searchHash('phone', value)),
      ]
    case 'id-number':
      return [{ kind: 'policy', find: () => ofIdNumber(services, value) }]
    case 'plate':
      return [policyFinder(services, () => policiesUnderPlate(services, value, services.served))]
    case 'frame-number':
      return [policyFinder(services, () => policiesOfFrame(services, value, services.served))]
    case 'policy-number':
      return [policyFinder(services, () => policyOfNumber(services, value, services.served))]
    case 'report-number':
      return [{ kind: 'claim', find: () => ofReportNumber(services, value) }]
    case 'case-number':
      return [{ kind: 'case', find: () => ofCaseNumber(services, value) }]
    case 'order-number':
      return [{ kind: 'order', find: () => ofOrderNumber(services, value) }]
    case 'receipt-number':
      return [{ kind: 'report', find: () => ofReceiptNumber(services, value) }]
    case 'lead-number':
      return [{ kind: 'lead', find: () => ofLeadNumber(services, value) }]
  }
}

/** What is known by a phone alone, each kind by itself. */
function phoneFinders(services: ThingStore, phoneKey: Buffer): Finder[] {
  return (Object.keys(byPhone) as (keyof typeof byPhone)[]).map((kind) => ({
    kind,
    find: async () => ({ people: [], things: (await byPhone[kind]?.(services, phoneKey)) ?? [] }),
  }))
}

async function ofIdNumber(services: ThingStore, idNumber: string): Promise<Finding> {
  const { keys } = services
  const found = await personOfKeys(services, {
    customerKey: personKey(keys, idNumber),
    holderKey: holderLookupKey(keys, idNumber),
  })
  return { people: found === undefined ? [] : [found], things: [] }
}

function policyFinder(services: ThingStore, find: () => Promise<Policy[]>): Finder {
  return {
    kind: 'policy',
    async find() {
      const policies = await find()
      return {
        people: partiesOf(services, policies),
        things: policies.map((policy) => policyThing(services, policy)),
      }
    },
  }
}

async function ofReportNumber(services: ThingStore, registNo: string): Promise<Finding> {
  const ref = await claimOfNumber(services, registNo, services.within)
  if (ref === undefined) return nothing
  return { people: await insuredOf(services, ref), things: await claimThings(services, [ref]) }
}

async function ofCaseNumber(services: ThingStore, caseNo: string): Promise<Finding> {
  const ref = await appealOfNumber(services, caseNo, services.within)
  return ref === undefined ? nothing : { people: [], things: [await caseThing(services, ref)] }
}

async function ofOrderNumber(services: ThingStore, orderNo: string): Promise<Finding> {
  const ref = await orderOfNumber(services, orderNo, services.served)
  if (ref === undefined) return nothing
  return { people: await partiesOfOrder(services, ref), things: await orderThings(services, [ref]) }
}

async function ofReceiptNumber(services: ThingStore, receiptNo: string): Promise<Finding> {
  const report = await reportOfReceipt(services, receiptNo, services.within)
  if (report === undefined) return nothing
  return {
    people: await reporterOf(services, report),
    things: [reportThing(services, report)],
  }
}

async function ofLeadNumber(services: ThingStore, leadNo: string): Promise<Finding> {
  const ref = await leadOfNumber(services, leadNo, services.within)
  if (ref === undefined) return nothing
  const lead = await readLeadOf(services, ref)
  return {
    people: await onPhone(services, lead.mobile),
    things: [leadThing(services, lead)],
  }
}
