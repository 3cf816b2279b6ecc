import type {
  readFamily,
  SharedClaim,
  SharedPolicy,
  SharedThings,
} from '@ecenter/contract/person/family.ts'
import { askedBy } from '../../../../platform/audit/audit-fact.ts'
import type { Handler, Visitor } from '../../../../platform/calls/handler.ts'
import { dayInChina } from '../../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import { maskName } from '../../../../platform/mask/mask.ts'
import type { Session } from '../../../../platform/session/session.ts'
import type { SessionCustomer } from '../../../../platform/session/session-customer.ts'
import { claimProgressOf } from '../../../claims/calls/claim-progress.ts'
import { readClaims } from '../../../claims/store/claim.repository.ts'
import type { Claim } from '../../../claims/store/claim.ts'
import { findClaimsOf } from '../../../claims/store/claim-search.ts'
import { availabilityOf } from '../../../electronic-policies/rules/availability.ts'
import { carCoverWords, coverWords } from '../../../policies/rules/cover-words.ts'
import { maskedPolicy } from '../../../policies/rules/masked-policy.ts'
import { findBehind } from '../../../policies/store/lookup-key-search.ts'
import { holderLookupKey } from '../../../policies/store/other-lookup-keys.ts'
import { readCoveragesOf, readPolicies } from '../../../policies/store/policy.repository.ts'
import type { Coverage, Policy } from '../../../policies/store/policy.ts'
import type { PersonServices } from '../../person-services.ts'
import { statusOf } from '../../rules/delegation-status.ts'
import { type Delegation, delegationsReceived } from '../../store/delegation.ts'
import { contactByKey } from '../../store/person-contact.ts'
import { runningFirst } from '../own-things.ts'
import { wholePerson } from '../whole-person.ts'
import { delegationHandle } from './family-list.ts'

const shownAtMost = { policies: 50, claims: 20 }

/** What others let the person see, and that they looked: it stands in the log of each of them. */
export function answerReadFamily(services: PersonServices): Handler<typeof readFamily> {
  return async (_request, visitor) => {
    const customer = await wholePerson(services, visitor)
    const received = await delegationsReceived(services, customer)
    const now = services.clock.now()
    const inState = (wanted: Delegation['state']) =>
      received.filter((each) => statusOf(each, now).state === wanted)
    const people = await Promise.all(
      inState('accepted').map((each) => thingsOf(services, visitor, customer, each)),
    )
    return { people, offers: inState('offered').length }
  }
}

async function thingsOf(
  services: PersonServices,
  visitor: Visitor,
  customer: SessionCustomer,
  delegation: Delegation,
): Promise<SharedThings> {
  const { session } = visitor
  const { giver, giverCalled, scopes, endsAt } = delegation
  const refs = await refsOf(services, delegation)
  const opening = { level: 'family', action: delegation.id, within: customer } as const
  await services.grants.open(session, [...refs.policies, ...refs.claims], opening)
  const [policies, claims] = await Promise.all([
    readPolicies(services, refs.policies),
    readClaims(services, refs.claims),
    services.audit.record({
      event: 'family-opened',
      ...askedBy(visitor),
      subject: delegation.giverKey.toString('hex'),
      outcome: delegation.id,
    }),
  ])
  const coverages = await readCoveragesOf(services, policies)
  return {
    handle: delegationHandle(services.keys, session, delegation.id),
    name: giverCalled ?? maskName(giver),
    maskedName: maskName(giver),
    scopes: [...scopes],
    until: dayInChina(endsAt),
    policies: policies.map((policy) =>
      sharedPolicyOf(services, session, policy, {
        coverages: coverages.get(policy.ref.id) ?? [],
        hasDocuments: scopes.includes('documents'),
      }),
    ),
    claims: claims.map((claim) => sharedClaimOf(services, session, claim)),
  }
}

/**
 * Only what stands with the giver: what they insured for somebody else, or what is their share of another's
 * policy, is not theirs alone to show.
 */
async function refsOf(services: PersonServices, { giverKey, scopes }: Delegation) {
  const nothing = { policies: [], claims: [] }
  const contact = await contactByKey(services, giverKey)
  if (contact === undefined) return nothing
  const isOwn = ({ customerKey }: ObjectRef) => customerKey.equals(giverKey)
  const found = (
    await findBehind(services, [[holderLookupKey(services.keys, contact.idNumber)]])
  ).filter(({ ref }) => ref.kind === 'policy' && isOwn(ref))
  const policies = runningFirst(found, services.clock.now()).map(({ ref }) => ref)
  const claims = scopes.includes('claims') ? await findClaimsOf(services, policies) : []
  return {
    policies: scopes.includes('policies') ? policies.slice(0, shownAtMost.policies) : [],
    claims: claims
      .map(({ ref }) => ref)
      .filter(isOwn)
      .slice(0, shownAtMost.claims),
  }
}

interface Shown {
  readonly coverages: readonly Coverage[]
  readonly hasDocuments: boolean
}

/** Masked as who knows facts sees it, with its covers in words; what it costs and whose phone it has stay away. */
function sharedPolicyOf(
  services: PersonServices,
  session: Session,
  policy: Policy,
  { coverages, hasDocuments }: Shown,
): SharedPolicy {
  const words = policy.vehicle === undefined ? coverWords : carCoverWords
  return {
    handle: services.grants.handleOf(session, policy.ref),
    ...maskedPolicy(policy, services.clock.now()),
    covers: words(coverages),
    hasDocument: hasDocuments && availabilityOf(services, policy, 'policy').isAvailable,
  }
}

/** How a claim stands; no amount, no document, no name but masked. */
function sharedClaimOf(services: PersonServices, session: Session, claim: Claim): SharedClaim {
  const {
    promise,
    todos: _todos,
    steps: _steps,
    ...summary
  } = claimProgressOf(services, session, claim)
  return { ...summary, next: promise && { on: promise.dueOn, text: promise.text } }
}
