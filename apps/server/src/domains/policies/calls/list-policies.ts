import type { PolicyList } from '@ecenter/contract/policies/policy-summary.ts'
import type { Failure } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { questionAbout, type StatedFact } from '../../../platform/lookups/stated-fact.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { type PageAsked, pageOf } from '../rules/policy-list-page.ts'
import { type FoundPolicy, findBehind } from '../store/lookup-key-search.ts'
import { readPolicies } from '../store/policy.repository.ts'
import { summariesOf } from './policy-summary.ts'

export interface ListQuestion {
  /** Every one has to fit; the most telling first. */
  readonly facts: readonly StatedFact[]
  /** Leaves only policies with this phone on file. */
  readonly phone?: string | undefined
  /** Which of them the form is for; what it leaves out was found all the same. */
  isWanted(policy: FoundPolicy, now: Date): boolean
  /** What to ask for where the facts fit several people. */
  oneMoreFact?(): Failure
}

interface Asked extends PageAsked {
  readonly verificationCode?: string | undefined
}

/**
 * The policies behind the facts that a form states, a page at a time. Only the rows of the page are
 * opened and become known to the session; page and status are no part of the question, so that
 * whoever was answered turns pages without another code. Where the facts fit several people, nobody
 * is listed.
 */
export async function listPolicies(
  services: PoliciesServices,
  visitor: Visitor,
  { facts, phone, isWanted, oneMoreFact }: ListQuestion,
  asked: Asked,
): Promise<PolicyList> {
  const question = questionAbout(services.keys, facts, {
    besides: phone ?? '',
    captcha: { randName: 'carPolicyQuery', typedCode: asked.verificationCode },
  })
  const search = () =>
    findBehind(
      services,
      facts.map(({ lookupKeys }) => lookupKeys),
      { phoneKey: phone === undefined ? undefined : services.keys.searchHash('phone', phone) },
    )
  const found = await guardLookup(services, visitor, question, search, (all) =>
    isOfOnePerson(all) || oneMoreFact === undefined ? listOf(all).rows : oneMoreFact(),
  )
  const { rows, ...extent } = listOf(found)
  const policies = await readPolicies(
    services,
    rows.map(({ ref }) => ref),
  )
  return { policyInfoList: summariesOf(services, visitor.session, policies), ...extent }

  function listOf(all: readonly FoundPolicy[]) {
    const now = services.clock.now()
    const wanted = all.filter((policy) => isWanted(policy, now))
    return pageOf(wanted, asked, now)
  }
}

function isOfOnePerson(found: readonly FoundPolicy[]): boolean {
  return new Set(found.flatMap(({ person }) => person?.toString('hex') ?? [])).size <= 1
}
