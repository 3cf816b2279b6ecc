import type { findLoanPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { type StatedFact, statedFacts } from '../../../platform/lookups/stated-fact.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { loanLookupKey, nameLookupKey, personKey } from '../store/other-lookup-keys.ts'
import { type ListQuestion, listPolicies } from './list-policies.ts'
import { nameFact } from './name-fact.ts'

/** Covers of a loan (借款人意外险), by its contract and the borrower. */
export function answerFindLoanPolicies(
  services: PoliciesServices,
): Handler<typeof findLoanPolicies> {
  return (request, visitor) => {
    const { keys } = services
    const { loanContractNo, insuredName, identifyNumber } = request
    const identity = personKey(keys, identifyNumber)
    const loan = loanLookupKey(keys, loanContractNo, identifyNumber)
    const target = keys.searchHash('lookup-target', 'loan', loanContractNo)
    const question: ListQuestion = {
      facts: statedFacts(
        { lookupKeys: [loan], identity, target },
        insuredName && borrower(insuredName),
      ),
      isWanted: ({ kind }) => kind === 'borrower-accident',
    }
    return listPolicies(services, visitor, question, request)

    function borrower(name: string): StatedFact {
      const lookupKey = nameLookupKey(keys, 'insured', name, identifyNumber)
      return nameFact(keys, name, identifyNumber, [lookupKey])
    }
  }
}
