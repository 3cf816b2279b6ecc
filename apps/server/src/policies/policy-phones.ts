import type { PhonesOnFile } from '../platform/verification/phones-on-file.ts'
import { phoneOnFile } from '../records/policies/phone-on-file.ts'
import { type PolicyStore, readPolicy } from '../records/policies/policy.repository.ts'

export function policyPhones(store: PolicyStore): PhonesOnFile {
  return {
    async phoneOf(grant) {
      return phoneOnFile(await readPolicy(store, grant))
    },
    async onPhone(grants, phoneKey) {
      const policies = await Promise.all(grants.map((grant) => readPolicy(store, grant)))
      return policies.filter((policy) => policy.phoneKey?.equals(phoneKey)).map(({ ref }) => ref)
    },
  }
}
