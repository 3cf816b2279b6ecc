import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import { readFolder } from './data/read-data.ts'
import { fewStaff } from './demo-size.ts'
import { issuePolicies } from './issue-policies.ts'
import { type PolicyRow, policyRow } from './policy-row.ts'
import { workersOf } from './workers.ts'

/**
 * All policies of the demo insurer. People, cars and plates are always the same; days are reckoned
 * from `today`, so that something is in force, ended and still to come whenever the demo is loaded.
 * `staffCount` is how many people the group policy names.
 */
export function demoPolicies(today: string, staffCount = fewStaff): NewPolicy[] {
  return readFolder('policies', policyRow, today).flatMap((row) =>
    issuePolicies(withStaff(row, staffCount)),
  )
}

/** Who has a plan and no story. */
function withStaff(row: PolicyRow, count: number): PolicyRow {
  const policies = row.policies.map((policy) => {
    const { insuredPeople } = policy
    if (insuredPeople?.[0]?.plan === undefined) return policy
    return {
      ...policy,
      insuredPeople: [...insuredPeople, ...workersOf(count - insuredPeople.length)],
    }
  })
  return { ...row, policies }
}
