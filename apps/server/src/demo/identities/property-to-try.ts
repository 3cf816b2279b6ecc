import { findLoanPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import { findTrafficCoversWithoutCar } from '@ecenter/contract/policies/policy-calls.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import type { PolicyClass } from '../../platform/numbers/usual-numbers.ts'
import { loanContracts } from '../customers/borrowers.ts'
import { type Party, people } from '../people.ts'
import { entry, type IdentityToTry } from './identity.ts'
import type { IssuedNumber } from './issued-number.ts'

const applicant = '0'
const insured = '1'

/** Policies that insure no car, by number, by current cover and by loan. */
export function propertyToTry(numberOf: IssuedNumber): IdentityToTry[] {
  return [
    ...numbersToTry(numberOf),
    ...staffToTry(numberOf('EAG', people.works)),
    ...currentCoversToTry,
    ...loansToTry,
  ]
}

function numbersToTry(numberOf: IssuedNumber): IdentityToTry[] {
  return [
    byNumber('JAA', people.main, 'household insurance in force, with an endorsement'),
    byNumber('EAF', people.main, 'a family of four, by who took it out'),
    byNumber('HAD', people.main, 'a flight in five days'),
    byNumber('JAA', people.householdExpired, 'household insurance that ended 26 days ago'),
    byNumber('JAA', people.householdToCome, 'household insurance that begins in 11 days'),
    byNumber('EAA', people.accidentCancelled, 'cancelled 30 days ago, premium partly refunded'),
    byNumber('JAA', people.householdPhoneless, 'no phone on file: stays masked, the hotline helps'),
    byNumber('HAD', people.traveller, 'a flight of today'),
    byNumber('ZAA', people.teaHouse, 'liability of a company that ended 8 days ago'),
    byNumber('ZAA', people.works, 'liability of a company in force, by its credit code'),
    entry(
      findPropertyPolicies,
      {
        policyNo: numberOf('JAA', people.caredForMother),
        identifyNumber: people.caringSon.idNumber,
        personType: applicant,
      },
      'a mother’s home, asked by her son, who took it out',
    ),
    entry(
      findPropertyPolicies,
      {
        policyNo: numberOf('JAA', people.caredForMother),
        identifyNumber: people.caringSon.idNumber,
        personType: insured,
      },
      'the same with the son as the insured, which he is not: nothing found',
    ),
  ]

  function byNumber(policyClass: PolicyClass, { name, idNumber }: Party, shows: string) {
    const policyNo = numberOf(policyClass, { name, idNumber })
    const request = { policyNo, identifyNumber: idNumber, personType: insured } as const
    return entry(findPropertyPolicies, request, shows)
  }
}

/** The group policy, by the company and by people whom it names. */
function staffToTry(policyNo: string): IdentityToTry[] {
  return [
    byPerson(people.works, 'a group policy with 20,000 insured, by the company'),
    byPerson(people.worker, 'the own share of one of them, with a phone of their own'),
    byPerson(people.workerWithoutPhone, 'the own share of one without a phone on file'),
    byPerson(people.workerWhoJoined, 'the own share of one who joined later'),
    byPerson(people.workerWhoLeft, 'the own share of one who left'),
  ]

  function byPerson({ idNumber }: Party, shows: string): IdentityToTry {
    return entry(
      findPropertyPolicies,
      { policyNo, identifyNumber: idNumber, personType: insured },
      shows,
    )
  }
}

const currentCoversToTry: readonly IdentityToTry[] = [
  currentCover(people.driver, 'accident cover in whatever car, in force; the earlier one is not'),
  currentCover(people.main, 'the same of the main customer'),
]

const loansToTry: readonly IdentityToTry[] = [
  loan(loanContracts.current, 'cover of a borrower with a loan'),
  loan(loanContracts.paidBack, 'cover of a loan that is paid back: expired'),
]

function currentCover({ name, idNumber }: Party, shows: string): IdentityToTry {
  const request = { insuredName: name, identifyNumber: idNumber, personType: insured } as const
  return entry(findTrafficCoversWithoutCar, request, shows)
}

function loan(loanContractNo: string, shows: string): IdentityToTry {
  const { name, idNumber } = people.borrower
  return entry(
    findLoanPolicies,
    { loanContractNo, insuredName: name, identifyNumber: idNumber },
    shows,
  )
}
