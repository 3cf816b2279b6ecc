import type { PolicyList } from '@ecenter/contract/policies/policy-list.ts'
import type { Parts } from '../parts.ts'
import type { Failure } from '../platform/calls/failure.ts'
import type { Visitor } from '../platform/calls/handler.ts'
import { guardLookup, type Question } from '../platform/lookups/guard-lookup.ts'
import { type FoundPolicy, findBehind } from '../records/policies/door-search.ts'
import { readPolicies } from '../records/policies/policy.repository.ts'
import { type PageAsked, pageOf } from './policy-list-page.ts'
import { summariesOf } from './policy-summary.ts'
import type { StatedFact } from './stated-fact.ts'

export interface ListQuestion {
  /** Every one has to fit; the most telling first. */
  readonly facts: readonly StatedFact[]
  /** Leaves only policies with this phone on file. */
  readonly phone?: string | undefined
  /** Which of them the form is for; what it leaves out was found all the same. */
  isWanted(policy: FoundPolicy, today: string): boolean
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
  parts: Parts,
  visitor: Visitor,
  { facts, phone, isWanted, oneMoreFact }: ListQuestion,
  asked: Asked,
): Promise<PolicyList> {
  const question = questionOf(parts, { facts, phone }, asked)
  const search = () =>
    findBehind(
      parts,
      facts.map(({ doors }) => doors),
      { phone },
    )
  const found = await guardLookup(parts, visitor, question, search, (all) =>
    isOfOnePerson(all) || oneMoreFact === undefined ? listOf(all).rows : oneMoreFact(),
  )
  const { rows, ...extent } = listOf(found)
  const policies = await readPolicies(
    parts,
    rows.map(({ ref }) => ref),
  )
  return { policyInfoList: summariesOf(parts, visitor.session, policies), ...extent }

  function listOf(all: readonly FoundPolicy[]) {
    const today = parts.clock.today()
    const wanted = all.filter((policy) => isWanted(policy, today))
    return pageOf(wanted, asked, today)
  }
}

function questionOf(
  { keys }: Parts,
  { facts, phone = '' }: Pick<ListQuestion, 'facts' | 'phone'>,
  { verificationCode }: Asked,
): Question {
  const [first, ...others] = facts
  if (first === undefined) throw new Error('a form that states nothing was let through')
  const doors = facts.flatMap((fact) => fact.doors.map((door) => door.toString('hex')))
  return {
    identities: [first.identity, ...others.map(({ identity }) => identity)],
    targets: facts.flatMap(({ target }) => target ?? []),
    places: facts.flatMap(({ places }) => places ?? []),
    key: keys.searchKey('lookup', ...doors, phone),
    randName: 'carPolicyQuery',
    typedCode: verificationCode,
  }
}

function isOfOnePerson(found: readonly FoundPolicy[]): boolean {
  return new Set(found.flatMap(({ person }) => person?.toString('hex') ?? [])).size <= 1
}
