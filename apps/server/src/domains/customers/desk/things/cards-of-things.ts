import type { Staff } from '../../../../platform/calls/desk-handler.ts'
import { maskPlate, maskPolicyNumber } from '../../../../platform/mask/mask.ts'
import type { SessionProof } from '../../../../platform/session/session-customer.ts'
import { seenBy } from '../../../../platform/staff/within-branch.ts'
import { timelineOf } from '../../../claims/rules/timeline.ts'
import { readClaims } from '../../../claims/store/claim.repository.ts'
import type { Claim } from '../../../claims/store/claim.ts'
import { findClaimsOf } from '../../../claims/store/claim-search.ts'
import { claimsWithin } from '../../../claims/store/claim-within.ts'
import { runningFirst } from '../../../person/calls/own-things.ts'
import { extentOf } from '../../../person/rules/extent-of.ts'
import { policyStatus } from '../../../policies/rules/policy-status.ts'
import { type FoundPolicy, findBehind } from '../../../policies/store/lookup-key-search.ts'
import { readPolicies } from '../../../policies/store/policy.repository.ts'
import type { Policy } from '../../../policies/store/policy.ts'
import { returnsAmong } from '../../../return-insurance/store/return-claim-list.ts'
import type { CustomersServices } from '../../customers-services.ts'
import type { Sendable } from '../../rules/site-cards.ts'

/** A list to choose from; who has more finds the rest on their own page. */
const atMost = { claims: 5, policies: 10 }

/** Cards about what this very proof opens to its customer, and this member of staff may see: the latest claims, then what runs. */
export async function cardsOfThings(
  services: CustomersServices,
  staff: Staff,
  proof: SessionProof,
): Promise<Sendable[]> {
  const { holderKey, phoneKey, carKey, customerKey } = proof
  const { within, served } = seenBy(staff)
  const found = await findBehind(services, [[holderKey]], { phoneKey, carKey, within: served })
  const now = services.clock.now()
  const running = runningFirst(found, now).filter((policy) => isRunning(policy, now))
  const policyRefs = running.slice(0, atMost.policies).map(({ ref }) => ref)
  const all = found.map(({ ref }) => ref)
  const onThem = (await findClaimsOf(services, all)).map(({ ref }) => ref)
  // What happened is for the insured alone, whoever took the policy out.
  const own = onThem.filter((ref) => ref.customerKey.equals(customerKey))
  const seen = await claimsWithin(services, own, within)
  const [returns, policies] = await Promise.all([
    returnsAmong(services, seen),
    readPolicies(services, policyRefs),
  ])
  const followed = seen.filter(({ id }) => !returns.has(id)).slice(0, atMost.claims)
  const claims = await readClaims(services, followed)
  const isWhole = extentOf(proof) === 'person'
  return [
    ...claims.flatMap((claim) => cardsOfClaim(claim, isWhole)),
    ...policies.flatMap(cardOfPolicy),
  ]
}

function isRunning(policy: FoundPolicy, now: Date): boolean {
  const status = policyStatus(policy, now)
  return status === 'in-force' || status === 'not-started'
}

/** Who has proven less than who they are sends no documents. */
function cardsOfClaim(claim: Claim, isWhole: boolean): Sendable[] {
  const { ref, productName, registNo, accidentType } = claim
  const which = `${productName}，报案号 ${maskPolicyNumber(registNo)}。`
  const thing = {
    ...{ kind: 'claim' as const, customerKey: ref.customerKey.toString('hex') },
    objectId: ref.id,
  }
  const about = `${accidentType} ${registNo}`
  const progress: Sendable = {
    screen: 'claim-progress',
    about,
    content: {
      ...{ kind: 'screen', title: '理赔进度', words: `${which}看办到哪一步、接下来做什么。` },
      ...{ link: { title: '看理赔进度', href: '#/me?open=claim&claim' }, thing },
    },
  }
  if (!isWhole || timelineOf(claim).end !== undefined) return [progress]
  const documents: Sendable = {
    screen: 'claim-documents',
    about,
    content: {
      ...{ kind: 'screen', title: '理赔材料', words: `${which}看要交哪些材料，拍照就能交。` },
      ...{ link: { title: '去交材料', href: '#/me?claim' }, thing },
    },
  }
  return [progress, documents]
}

function cardOfPolicy(policy: Policy): Sendable[] {
  const { ref, productName, policyNo, startsOn, endsOn, vehicle } = policy
  const { kind, customerKey, id: objectId } = ref
  if (kind !== 'policy' && kind !== 'insured-person') return []
  const plate = vehicle?.licenseNo
  const facts = [
    plate && maskPlate(plate),
    `保单 ${maskPolicyNumber(policyNo)}`,
    `${startsOn} 至 ${endsOn}`,
  ]
  return [
    {
      screen: 'policy',
      about: [plate, policyNo].filter(Boolean).join(' '),
      content: {
        ...{ kind: 'screen', title: productName, words: `${facts.filter(Boolean).join('，')}。` },
        link: { title: '看保单', href: '#/me?policy' },
        thing: { kind, customerKey: customerKey.toString('hex'), objectId },
      },
    },
  ]
}
