import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import { phoneOnFile } from '../store/phone-on-file.ts'
import { type PolicyStore, readPolicies, readPolicy } from '../store/policy.repository.ts'

export function policyPhones(store: PolicyStore): PhonesOnFile {
  return {
    kinds: ['policy', 'insured-person'],
    async phoneOf(grant) {
      return phoneOnFile(await readPolicy(store, grant))
    },
    async onPhone(grants, phoneKey) {
      const policies = await readPolicies(
        store,
        grants.map(({ object }) => object),
      )
      return policies.filter((policy) => policy.phoneKey?.equals(phoneKey)).map(({ ref }) => ref)
    },
  }
}
