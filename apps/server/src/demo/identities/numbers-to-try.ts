import {
  findByNumber,
  findUnplatedCar,
  policyQueryRelegation,
} from '@ecenter/contract/policies/policy-lookups.ts'
import { type Party, people } from '../people.ts'
import { entry, type IdentityToTry } from './identity.ts'
import type { IssuedNumber } from './issued-number.ts'

/** Car policies by their number; new cars have no plate to be found by. */
export function numbersToTry(numberOf: IssuedNumber): IdentityToTry[] {
  return [
    byNumber('DAA', people.main, 'the main customer, commercial policy by its number'),
    byNumber('DZA', people.main, 'the main customer, compulsory policy by its number'),
    byNumber('DAA', people.newCar, 'a new car without a plate, which no other form finds'),
    byNumber('DAA', people.fleet, 'a policy of a company'),
    entry(
      findByNumber,
      { ...numberFacts('DAA', people.insuredDaughter), applicantName: people.applicant.name },
      'applicant and insured are two people',
    ),
    newCar(people.newCar, 'a new car: both policies, and its first plate can be added'),
    newCar(people.nextNewCar, 'another new car without a plate'),
    newCar(people.main, 'a car with a plate, by its number'),
    entry(
      findUnplatedCar,
      {
        policyNo: numberOf('DAA', people.newCar),
        insuredIdentifyNo: people.nextNewCar.idNumber,
      },
      'number and ID that do not belong together: nothing found',
    ),
    kindOf('JAA', people.main, 'a number of household insurance'),
    kindOf('DAA', people.main, 'a number of car insurance'),
  ]

  function byNumber(policyClass: 'DAA' | 'DZA', insured: Party, shows: string): IdentityToTry {
    return entry(findByNumber, numberFacts(policyClass, insured), shows)
  }

  function numberFacts(policyClass: 'DAA' | 'DZA', insured: Party) {
    const { name, idNumber } = insured
    return {
      policyNo: numberOf(policyClass, insured),
      insuredNumber: idNumber,
      insuredName: name,
    }
  }

  function newCar(insured: Party, shows: string): IdentityToTry {
    const policyNo = numberOf('DAA', insured)
    return entry(findUnplatedCar, { policyNo, insuredIdentifyNo: insured.idNumber }, shows)
  }

  function kindOf(policyClass: 'JAA' | 'DAA', insured: Party, shows: string): IdentityToTry {
    const policyNo = numberOf(policyClass, insured)
    return entry(policyQueryRelegation, { policyNo, queryType: 'policy' }, shows)
  }
}
