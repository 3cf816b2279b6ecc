import { demoPolicies } from '../../src/demo/demo-policies.ts'
import type { Party } from '../../src/demo/people.ts'
import type { PolicyClass } from '../../src/platform/numbers/usual-numbers.ts'

/** The number of the first policy of that class that insures them. */
export type IssuedNumber = (policyClass: PolicyClass, insured: Party) => string

/** Numbers begin with the year of issue, so they are looked up and not written down. */
export function numbersIssued(today: string): IssuedNumber {
  const policies = demoPolicies(today)
  return (policyClass, { name, idNumber }) => {
    const issued = policies.find(
      ({ productCode, insured }) => productCode === policyClass && insured.idNumber === idNumber,
    )
    if (issued === undefined) throw new Error(`${name} has no policy of class ${policyClass}`)
    return issued.policyNo
  }
}
