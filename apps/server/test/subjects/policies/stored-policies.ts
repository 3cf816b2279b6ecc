import { randomUUID } from 'node:crypto'
import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { endorsementContext } from '../../../src/domains/policies/store/policy.repository.ts'
import type { Policy } from '../../../src/domains/policies/store/policy.ts'
import { plateLookupKey } from '../../../src/domains/policies/store/policy-lookup-keys.ts'
import type { EndorsementSecrets } from '../../../src/domains/policies/store/policy-record.ts'
import type { TestService } from '../../test-services.ts'
import type { CarFacts, Visitor } from '../../visitor.ts'

/** The newest policy of a kind that a customer of the demo has for a car. */
export async function storedPolicy(
  services: TestService,
  { car, person }: CarFacts,
  kind: PolicyKind = 'commercial',
): Promise<Policy> {
  const lookupKey = plateLookupKey(services.keys, car.licenseNo ?? '', person.idNumber)
  const found = (await services.policySearch.behind(lookupKey)).find(
    (policy) => policy.kind === kind,
  )
  if (found === undefined) throw new Error(`no ${kind} policy of ${car.licenseNo}`)
  return found
}

/** The policy's handle in the visitor's session, as if the code to the phone on file had been typed. */
export async function provenHandle(
  services: TestService,
  visitor: Visitor,
  { ref }: Policy,
): Promise<string> {
  const proof = { level: 'phone-on-file' } as const
  const [handle = ''] = await services.grants.open(await visitor.session(), [ref], proof)
  return handle
}

/** Changes a policy as the insurer's core would tell it. */
export async function endorsePolicy(
  services: TestService,
  { ref }: Policy,
  endorsementNo = 'EDAA202611010001009999',
): Promise<void> {
  const id = randomUUID()
  const secrets: EndorsementSecrets = {
    endorsementNo,
    kind: '联系方式变更',
    summary: '自批改生效日起，联系电话变更。',
    changes: [],
  }
  await services.db
    .insertInto('endorsement')
    .values({
      customer_key: ref.customerKey,
      policy_id: ref.id,
      id,
      effective_on: services.clock.today(),
      premium_change_fen: 0,
      sealed: services.keys.seal(endorsementContext(id), secrets),
    })
    .execute()
}
