import { queryWapClaimList } from '@ecenter/contract/claims/claim-calls.ts'
import { claimPolicyLookupKey } from '../../apps/server/src/domains/claims/store/claim-lookup-keys.ts'
import { storeClaims } from '../../apps/server/src/domains/claims/store/store-claims.ts'
import type { Scenario } from '../figure.ts'
import type { Customer } from './customers.ts'
import { lookupFigures } from './lookup-figures.ts'
import { measureLookup } from './measure-lookup.ts'
import { scrapedClaim } from './scraped-claim.ts'

const select = `select claim.*, product.name as product_name,
    (select json_agg(claim_event order by at, seq) from claim_event
      where claim_event.customer_key = claim.customer_key
        and claim_event.claim_id = claim.id) as events
  from claim
  inner join policy on policy.customer_key = claim.customer_key and policy.id = claim.policy_id
  inner join product on product.code = policy.product_code
  inner join claim_lookup_key on claim_lookup_key.customer_key = claim.customer_key
    and claim_lookup_key.claim_id = claim.id
  where lookup_key = decode($1, 'hex') order by reported_at desc`

/** A claim lookup through the whole service, beside bare node with the same SELECT. */
export const claimLookup: Scenario = {
  name: 'claim-lookup',
  async run() {
    const measured = await measureLookup({
      call: queryWapClaimList,
      select,
      lookupKeyOf: (keys, customer) =>
        claimPolicyLookupKey(keys, policyNoOf(customer), customer.identifyNumber),
      factsOf: (customer) => ({
        policyNo: policyNoOf(customer),
        identifyNumber: customer.identifyNumber,
      }),
      isFound: (answer) => answer.includes('"resultCode":"1"') && answer.includes('maskedRegistNo'),
      async prepare(store, customers) {
        const today = new Date().toISOString().slice(0, 10)
        const steps = ['survey', 'assessment'] as const
        const claims = customers.map(({ car, insured, policies }, serial) =>
          scrapedClaim(today, { car, insured, policies, serial, steps }),
        )
        await storeClaims(store, claims)
      },
    })
    return lookupFigures('claim lookup', measured)
  },
}

function policyNoOf({ policies }: Customer): string {
  return policies[0]?.policyNo ?? ''
}
