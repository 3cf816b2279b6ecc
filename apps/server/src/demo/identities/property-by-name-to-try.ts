import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { motherSerial, paperSerial } from '../customers/homes.ts'
import { type Party, people } from '../people.ts'
import { entry, type IdentityToTry } from './identity.ts'

const applicant = '0'
const insured = '1'

/** Policies that insure no car, by the serial of a document or by name, each with an ID number. */
export const propertyByNameToTry: readonly IdentityToTry[] = [
  entry(
    findPropertyPolicies,
    { visaserialNo: paperSerial, identifyNumber: people.householdOnPaper.idNumber },
    'on paper only, by the serial of the document',
  ),
  entry(
    findPropertyPolicies,
    {
      visaserialNo: motherSerial,
      insuredName: people.caredForMother.name,
      identifyNumber: people.caredForMother.idNumber,
      personType: insured,
    },
    'by serial and name of the insured, which both fit',
  ),
  byName(
    people.main,
    applicant,
    'everything that the main customer took out: several pages, every status but cancelled',
  ),
  byName(people.main, insured, 'the same as the insured'),
  byName(people.mainWife, insured, 'one of a family of four: her own share'),
  byName(people.works, applicant, 'a company: group policy and liability'),
  byName(people.worker, insured, 'one of 20,000, by name'),
  byName(people.expired, insured, 'a customer with car policies alone: an empty list'),
  entry(
    findPropertyPolicies,
    { insuredName: people.main.name, identifyNumber: people.expired.idNumber },
    'name and ID that do not belong together: nothing found',
  ),
  entry(
    findPropertyPolicies,
    {
      visaserialNo: people.main.name,
      identifyNumber: people.main.idNumber,
      mobile: people.main.mobile,
      status: 'expired',
    },
    'expired ones only, with the phone on file',
  ),
]

function byName({ name, idNumber }: Party, personType: '0' | '1', shows: string): IdentityToTry {
  const request = { insuredName: name, identifyNumber: idNumber, personType }
  return entry(findPropertyPolicies, request, shows)
}
