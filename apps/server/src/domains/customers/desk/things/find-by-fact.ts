import type { ThingKind } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { appealOfNumber } from '../../../appeals/store/appeal.repository.ts'
import { readClaims } from '../../../claims/store/claim.repository.ts'
import { claimOfNumber } from '../../../claims/store/claim-at-desk.ts'
import { readOrders } from '../../../orders/store/order.repository.ts'
import { orderOfNumber } from '../../../orders/store/order-search.ts'
import { peopleOnPhone } from '../../../person/store/people-on-phone.ts'
import { holderLookupKey, personKey } from '../../../policies/store/other-lookup-keys.ts'
import {
  policiesOfFrame,
  policiesUnderPlate,
  policyOfNumber,
} from '../../../policies/store/policies-at-desk.ts'
import type { Policy } from '../../../policies/store/policy.ts'
import type { Fact } from '../../rules/asked-facts.ts'
import type { FoundThing } from '../../rules/found-thing.ts'
import { type PersonFound, partiesOf, personFound, personOfKeys } from '../../store/people-found.ts'
import { claimThings, orderThings, policyThing, type ThingStore } from './insurance-things.ts'
import { byPhone, caseThing } from './phone-things.ts'

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
        { kind: 'policy', find: () => onPhone(services, value) },
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
  }
}

/** What is known by a phone alone, each kind by itself. */
function phoneFinders(services: ThingStore, phoneKey: Buffer): Finder[] {
  return (Object.keys(byPhone) as (keyof typeof byPhone)[]).map((kind) => ({
    kind,
    find: async () => ({ people: [], things: (await byPhone[kind]?.(services, phoneKey)) ?? [] }),
  }))
}

async function onPhone(services: ThingStore, mobile: string): Promise<Finding> {
  const people = await peopleOnPhone(services, mobile)
  return { people: people.map((each) => personFound(services, { ...each, mobile })), things: [] }
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
  const claims = await readClaims(services, [ref])
  return {
    people: claims.map(({ insured }) =>
      personFound(services, { ...insured, mobile: insured.mobile }),
    ),
    things: await claimThings(services, [ref]),
  }
}

async function ofCaseNumber(services: ThingStore, caseNo: string): Promise<Finding> {
  const ref = await appealOfNumber(services, caseNo, services.within)
  return ref === undefined ? nothing : { people: [], things: [await caseThing(services, ref)] }
}

async function ofOrderNumber(services: ThingStore, orderNo: string): Promise<Finding> {
  const ref = await orderOfNumber(services, orderNo, services.served)
  if (ref === undefined) return nothing
  const [order] = await readOrders(services, [ref])
  const parties = order === undefined ? [] : [order.applicant, ...insuredOf(order.parts)]
  const unique = [...new Map(parties.map((party) => [party.idNumber, party])).values()]
  return {
    people: unique.map((party) => personFound(services, { ...party, mobile: party.mobile })),
    things: await orderThings(services, [ref]),
  }
}

function insuredOf(parts: readonly { readonly policy: Pick<Policy, 'insured'> }[]) {
  return parts.slice(0, 1).map(({ policy }) => policy.insured)
}
