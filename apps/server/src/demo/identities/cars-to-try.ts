import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import {
  findEarlierTrafficCovers,
  findTrafficCovers,
} from '@ecenter/contract/policies/policy-calls.ts'
import type { DemoCar } from '../car.ts'
import { cars } from '../cars.ts'
import { fleetCars } from '../customers/companies.ts'
import { type Party, people } from '../people.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** By plate and ID number. */
export const carsToTry: readonly IdentityToTry[] = [
  byPlate(
    cars.main,
    people.main,
    'everything: in force, last year, endorsements, add-ons, vehicle tax',
  ),
  byPlate(cars.expired, people.expired, 'expired only, 40 days ago'),
  byPlate(
    cars.longExpired,
    people.longExpired,
    'a known car without a policy of the last year: empty list',
  ),
  byPlate(cars.future, people.future, 'paid, begins in 9 days'),
  byPlate(cars.lastDay, people.lastDay, 'last day today, renewal begins tomorrow'),
  byPlate(cars.cancelled, people.cancelled, 'cancelled 20 days ago, premium partly refunded'),
  byPlate(cars.phoneless, people.phoneless, 'no phone on file: stays masked, the hotline helps'),
  byPlate(cars.applicant, people.applicant, 'asked by the applicant, a father'),
  byPlate(
    cars.applicant,
    people.insuredDaughter,
    'the same car asked by the insured, his daughter',
  ),
  byPlate(
    cars.rareName,
    people.rareName,
    'new-energy plate, rare characters in the name, no vehicle tax',
  ),
  byPlate(cars.rarerName, people.rarerName, 'a name beyond the basic plane of Unicode'),
  byPlate(cars.dottedName, people.dottedName, 'a name with a middle dot'),
  byPlate(cars.passport, people.passport, 'a passport instead of an ID number'),
  byPlate(cars.paper, people.paper, 'paper policies only: nothing to download'),
  byPlate(cars.twoCarsPetrol, people.twoCars, 'one of two cars of the same person'),
  byPlate(cars.twoCarsElectric, people.twoCars, 'the other car of that person'),
  byPlate(cars.changed, people.changed, 'six endorsements on one policy'),
  byPlate(cars.compulsoryOnly, people.compulsoryOnly, 'compulsory policy without a commercial one'),
  byPlate(
    cars.misprinted,
    people.misprinted,
    'a plate printed wrong: 京G5H757 is right, and can be corrected',
  ),
  byPlate(cars.longName, people.longName, 'a company with a long name and 20 covers'),
  ...fleetCars
    .slice(0, 2)
    .map((car) => byPlate(car, people.fleet, 'one of 12 cars of a company, by its credit code')),
  byPlate(cars.main, people.expired, 'plate and ID that do not belong together: nothing found'),
]

/** Accident covers of a car: those that run or will begin, and earlier ones. */
export const accidentCoversToTry: readonly IdentityToTry[] = [
  entry(
    findTrafficCovers,
    carFacts(cars.main, people.main),
    'accident cover that begins in 12 days',
  ),
  entry(
    findEarlierTrafficCovers,
    carFacts(cars.main, people.main),
    'accident cover that ended 30 days ago',
  ),
  entry(
    findTrafficCovers,
    carFacts(cars.applicant, people.insuredDaughter),
    'accident cover in force',
  ),
]

function byPlate(car: DemoCar, holder: Party, shows: string): IdentityToTry {
  return entry(findCarPolicies, carFacts(car, holder), shows)
}

function carFacts({ licenseNo = '' }: DemoCar, { idNumber }: Party) {
  return { licenseNo, identifyNumber: idNumber }
}
