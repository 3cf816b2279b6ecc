import type { OwnedKind } from '@ecenter/contract/customers/desk/customer-thing.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import {
  type AccidentReport,
  readReportOf,
} from '../../../accident-reports/store/accident-report.repository.ts'
import { readAppeal } from '../../../appeals/store/appeal.repository.ts'
import { appealOfId } from '../../../appeals/store/appeal-search.ts'
import { readClaims } from '../../../claims/store/claim.repository.ts'
import { claimOfId, claimOfNumber } from '../../../claims/store/claim-at-desk.ts'
import { isReadable } from '../../../customer-service/desk/chat-access.ts'
import { chatProofFor } from '../../../customer-service/desk/chat-proof.ts'
import { readConversation } from '../../../customer-service/store/conversation.repository.ts'
import { deliveryOfId } from '../../../deliveries/store/delivery-at-desk.ts'
import { readShortLink } from '../../../links/store/short-link.repository.ts'
import { shortLinkOfId } from '../../../links/store/short-link-search.ts'
import { readOrders } from '../../../orders/store/order.repository.ts'
import { orderOfId } from '../../../orders/store/order-search.ts'
import { peopleOnPhone } from '../../../person/store/people-on-phone.ts'
import { policyOfNumber } from '../../../policies/store/policies-at-desk.ts'
import { readPolicies } from '../../../policies/store/policy.repository.ts'
import { readLeadOf } from '../../../purchases/store/lead.repository.ts'
import { leadOfId } from '../../../purchases/store/lead-search.ts'
import { type PersonFound, partiesOf, personFound, personOfKeys } from '../../store/people-found.ts'
import type { ThingStore } from './insurance-things.ts'

/** Whom a thing of each kind is of, by its id; undefined where it is not for who asks. */
type FindOwners = (services: ThingStore, id: string) => Promise<PersonFound[] | undefined>

export const ownersOf: Readonly<Record<OwnedKind, FindOwners>> = {
  claim: ofClaim,
  return: ofClaim,
  order: ofOrder,
  async delivery(services, id) {
    const ref = await deliveryOfId(services, id, services.served)
    return ref && ofOrder(services, id)
  },
  case: ofCase,
  async report(services, id) {
    const report = await readReportOf(services, id, services.within)
    return report && reporterOf(services, report)
  },
  async lead(services, id) {
    const ref = await leadOfId(services, id, services.within)
    return ref && onPhone(services, (await readLeadOf(services, ref)).mobile)
  },
  link: ofLink,
  conversation: ofConversation,
}

async function ofClaim(services: ThingStore, id: string) {
  const ref = await claimOfId(services, id, services.within)
  return ref && insuredOf(services, ref)
}

async function ofOrder(services: ThingStore, id: string) {
  const ref = await orderOfId(services, id, services.served)
  return ref && partiesOfOrder(services, ref)
}

/** Whose claim it is about; without one, whose the phone is that they left, or the policy that they named. */
async function ofCase(services: ThingStore, id: string) {
  const ref = await appealOfId(services, id, services.within)
  if (ref === undefined) return undefined
  const { registNo, policyNo, phoneNumber } = await readAppeal(services, ref)
  const claim = registNo && (await claimOfNumber(services, registNo, services.within))
  const insured = claim ? await insuredOf(services, claim) : []
  if (insured.length > 0) return insured
  const phoned = phoneNumber === undefined ? [] : await onPhone(services, phoneNumber)
  return phoned.length > 0 ? phoned : ofPolicy(services, policyNo)
}

/** Who is named on the policy that it pays for; without them, whose the phone is that it went to. */
async function ofLink(services: ThingStore, id: string) {
  const object = await shortLinkOfId(services, id, services.served)
  if (object === undefined) return undefined
  const { policyNo, insuredName, mobile } = await readShortLink(services, { object })
  const named = (await ofPolicy(services, policyNo)).filter(({ name }) => name === insuredName)
  return named.length > 0 ? named : onPhone(services, mobile)
}

/** Who has proven it there, or else whose the phone is that was; a name or a shared card proves nothing. */
async function ofConversation(services: ThingStore, id: string) {
  const conversation = await readConversation(services, id)
  if (conversation === undefined) return undefined
  if (!(await isReadable(services, services.staff, conversation))) return undefined
  const proof = await chatProofFor(services, services.staff, conversation)
  const proven = proof && (await personOfKeys(services, proof))
  if (proven !== undefined) return [proven]
  return conversation.mobile === undefined ? [] : onPhone(services, conversation.mobile)
}

async function ofPolicy(services: ThingStore, policyNo: string | undefined) {
  if (policyNo === undefined) return []
  return partiesOf(services, await policyOfNumber(services, policyNo, services.served))
}

export async function onPhone(services: ThingStore, mobile: string): Promise<PersonFound[]> {
  const people = await peopleOnPhone(services, mobile)
  return people.map((each) => personFound(services, { ...each, mobile }))
}

export async function insuredOf(services: ThingStore, claim: ObjectRef): Promise<PersonFound[]> {
  const claims = await readClaims(services, [claim])
  return claims.map(({ insured }) => personFound(services, { ...insured, mobile: insured.mobile }))
}

/** Who applies, and who is insured by the first part. */
export async function partiesOfOrder(services: ThingStore, ref: ObjectRef): Promise<PersonFound[]> {
  const [order] = await readOrders(services, [ref])
  if (order === undefined) return []
  const parties = [order.applicant, ...order.parts.slice(0, 1).map(({ policy }) => policy.insured)]
  const unique = [...new Map(parties.map((party) => [party.idNumber, party])).values()]
  return unique.map((party) => personFound(services, { ...party, mobile: party.mobile }))
}

/** Whose car it is; of somebody who proved a phone alone, whose the phone is. */
export async function reporterOf(
  services: ThingStore,
  { policyId, customerKey, mobile }: AccidentReport,
): Promise<PersonFound[]> {
  if (policyId === undefined) return mobile === undefined ? [] : onPhone(services, mobile)
  const policies = await readPolicies(services, [{ kind: 'policy', customerKey, id: policyId }])
  const parties = partiesOf(services, policies)
  const own = parties.filter((each) => each.customerKey.equals(customerKey))
  return own.length > 0 ? own : parties
}
