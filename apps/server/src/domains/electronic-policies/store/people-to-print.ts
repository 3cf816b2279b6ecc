import { readInsuredPeople } from '../../policies/store/insured-person.repository.ts'
import type { InsuredPerson } from '../../policies/store/insured-person.ts'
import type { PolicyStore } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'

/** A longer list is read in the service, where it can be searched. */
const printedAtMost = 200

/** Those that a document names one by one: nobody where one person is insured, or too many are. */
export async function peopleToPrint(
  store: PolicyStore,
  policy: Policy,
): Promise<readonly InsuredPerson[]> {
  const { insuredCount } = policy
  if (insuredCount < 2 || insuredCount > printedAtMost) return []
  const all = { sought: undefined, skip: 0, take: printedAtMost }
  return (await readInsuredPeople(store, policy, all)).people
}
