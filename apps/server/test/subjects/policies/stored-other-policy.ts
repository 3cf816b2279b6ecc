import type { WholePolicy } from '../../../src/domains/electronic-policies/printing/whole-policy.ts'
import { readPolicy } from '../../../src/domains/policies/store/policy.repository.ts'
import type { Policy } from '../../../src/domains/policies/store/policy.ts'
import { storePolicies } from '../../../src/domains/policies/store/store-policies.ts'
import type { ObjectRef } from '../../../src/platform/grants/grant.ts'
import { uuidOf } from '../../../src/platform/grants/object-ref.ts'
import type { TestService } from '../../test-services.ts'

let stored = 0

/** Stores a policy of any kind under a number of its own, with a product of its own. */
export async function storedOtherPolicy(
  services: TestService,
  { policy, people, basics, ...whole }: WholePolicy,
): Promise<Policy> {
  stored += 1
  const productCode = `test-${stored}`
  const { kind, productName } = policy
  await services.db
    .insertInto('product')
    .values({ code: productCode, kind, name: productName, basics: JSON.stringify(basics) })
    .execute()
  const policyNo = `PTST20261101${String(stored).padStart(10, '0')}`
  const insuredPeople = people.length === 0 ? {} : { insuredPeople: people }
  await storePolicies(services, [{ ...policy, ...whole, ...insuredPeople, productCode, policyNo }])
  return readPolicy(services, {
    object: {
      kind: 'policy',
      customerKey: services.keys.searchHash('customer', policy.insured.idNumber),
      id: uuidOf(services.keys.searchHash('policy-no', policyNo)),
    },
  })
}

/** What a grant for one person's share of a policy is about. */
export function shareRef(services: TestService, policy: Policy, idNumber: string): ObjectRef {
  const id = uuidOf(services.keys.searchHash('insured-person', policy.id, idNumber))
  return { kind: 'insured-person', customerKey: policy.ref.customerKey, id }
}
