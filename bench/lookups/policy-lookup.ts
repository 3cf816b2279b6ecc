import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { plateLookupKey } from '../../apps/server/src/domains/policies/store/policy-lookup-keys.ts'
import type { Scenario } from '../figure.ts'
import { lookupFigures } from './lookup-figures.ts'
import { measureLookup } from './measure-lookup.ts'

const select = `select policy.*, product.kind, product.name as product_name from policy
  inner join product on product.code = policy.product_code
  inner join policy_lookup_key on policy_lookup_key.customer_key = policy.customer_key
    and policy_lookup_key.policy_id = policy.id
  where lookup_key = decode($1, 'hex') order by starts_on desc`

/** A car policy lookup through the whole service, beside bare node with the same SELECT. */
export const policyLookup: Scenario = {
  name: 'policy-lookup',
  async run() {
    const measured = await measureLookup({
      call: findCarPolicies,
      select,
      lookupKeyOf: (keys, { licenseNo, identifyNumber }) =>
        plateLookupKey(keys, licenseNo, identifyNumber),
      factsOf: ({ licenseNo, identifyNumber }) => ({ licenseNo, identifyNumber }),
      isFound: (answer) => answer.includes('"resultCode":"1"') && answer.includes('maskedPolicyNo'),
    })
    return lookupFigures('car policy lookup', measured)
  },
}
