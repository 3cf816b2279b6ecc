import { findPoliciesOfPerson } from '@ecenter/contract/policies/policies-of-people.ts'
import { type Party, people } from '../people.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Policies of every kind, by the details of a person. */
export const peopleToTry: readonly IdentityToTry[] = [
  insured(people.main, 'the main customer, everything, car included: several pages'),
  insured(people.worker, 'one of the 20,000 of a group policy: their own share'),
  insured(people.householdExpired, 'a customer with an expired policy only'),
  student(people.grandchild, 'a student, by the last four of the ID number'),
  student(people.tailTwin, 'two students of one name and one last four: one more fact is needed'),
  entry(
    findPoliciesOfPerson,
    { ...studentFacts(people.tailTwin), partMobile: people.tailTwinFather.mobile },
    'the one of them whose father’s phone is known',
  ),
  parent(people.mother, 'a parent of two children, by the last four'),
  parent(people.studentLiFather, 'the father of one of two students of one name'),
  applicant(people.grandfather, 'a grandfather, who sees what he took out and nothing else'),
  applicant(people.caringSon, 'a son who insures his mother’s home'),
  applicant(
    { ...people.grandfather, mobile: people.caringSon.mobile },
    'last four and phone of two people: nothing found',
  ),
]

function insured({ name, idNumber }: Party, shows: string): IdentityToTry {
  return entry(findPoliciesOfPerson, { insuredName: name, identifyNumber: idNumber }, shows)
}

function student(party: Party, shows: string): IdentityToTry {
  return entry(findPoliciesOfPerson, studentFacts(party), shows)
}

function studentFacts({ name, idNumber }: Party) {
  return { studentName: name, studentIdentifyNumber: idNumber.slice(-4) }
}

function parent({ name, idNumber }: Party, shows: string): IdentityToTry {
  return entry(
    findPoliciesOfPerson,
    { parentName: name, parentIdentifyNumber: idNumber.slice(-4) },
    shows,
  )
}

function applicant({ idNumber, mobile = '' }: Party, shows: string): IdentityToTry {
  return entry(
    findPoliciesOfPerson,
    { applicantIdentifyNumber: idNumber.slice(-4), applicantMobile: mobile },
    shows,
  )
}
