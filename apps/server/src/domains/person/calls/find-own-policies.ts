import type { findOwnPolicies } from '@ecenter/contract/person/overview.ts'
import { askedBy } from '../../../platform/audit/audit-fact.ts'
import { type Failure, grantMissing, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { readCoveragesOf, readPolicies } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { PersonServices } from '../person-services.ts'
import { carsOf, groupsOf } from './own-cars.ts'

const shownAtMost = 50
/** So many are opened at once; others are answered between. */
const openedAtOnce = 250

/** What was typed may stand anywhere in what is sealed, so the customer's policies are opened one after the other. */
export function answerFindOwnPolicies(services: PersonServices): Handler<typeof findOwnPolicies> {
  return async ({ text }, visitor) => {
    const { session } = visitor
    const customer = await sessionCustomer(services, session)
    if (customer === undefined) throw grantMissing()
    if (!(await services.limits.take('ownSearchesBySession', session.id))) throw tooMany()
    const behind = await findBehind(services, [[customer.holderKey]], customer)
    const found = await firstWith(
      services,
      behind.map(({ ref }) => ref),
      text.toUpperCase(),
    )
    const shown = found.slice(0, shownAtMost)
    const [coverages] = await Promise.all([
      readCoveragesOf(services, shown),
      services.grants.open(
        session,
        shown.map(({ ref }) => ref),
        { level: 'phone-on-file', within: customer },
      ),
      services.audit.record({
        event: 'own-policies-searched',
        ...askedBy(visitor),
        subject: customer.customerKey.toString('hex'),
        outcome: `${shown.length}`,
      }),
    ])
    return {
      cars: carsOf(services, session, shown, coverages),
      groups: groupsOf(services, session, shown, coverages),
      isMore: found.length > shown.length,
    }
  }
}

async function firstWith(
  services: PersonServices,
  refs: readonly ObjectRef[],
  word: string,
): Promise<Policy[]> {
  const found: Policy[] = []
  for (let at = 0; at < refs.length && found.length <= shownAtMost; at += openedAtOnce) {
    const opened = await readPolicies(services, refs.slice(at, at + openedAtOnce))
    found.push(...opened.filter((policy) => says(policy, word)))
  }
  return found
}

function says({ policyNo, productName, insured, vehicle }: Policy, word: string): boolean {
  const texts = [policyNo, productName, insured.name, vehicle?.licenseNo, vehicle?.brandModel]
  return texts.some((text) => text?.toUpperCase().includes(word))
}

function tooMany(): Failure {
  return stateChanged('查找得太频繁了，请过一会儿再试。')
}
