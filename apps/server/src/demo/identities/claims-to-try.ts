import {
  noCarClaim,
  queryCarClaim,
  queryWapClaimList,
} from '@ecenter/contract/claims/claim-calls.ts'
import type { NewClaim } from '../../domains/claims/store/store-claims.ts'
import type { DemoCar } from '../car.ts'
import { cars } from '../cars.ts'
import { type Party, people } from '../people.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Claims, by each of their doors; a slide is passed before. */
export function claimsToTry(claims: readonly NewClaim[]): IdentityToTry[] {
  return [...carClaimsToTry, ...otherClaimsToTry(claims)]
}

const carClaimsToTry: readonly IdentityToTry[] = [
  byPlate(cars.main, people.main, 'one being assessed and one that was paid'),
  byPlate(cars.applicant, people.insuredDaughter, 'reported yesterday, nothing done yet'),
  byPlate(cars.rarerName, people.rarerName, 'waits for documents'),
  byPlate(cars.passport, people.passport, 'an amount was proposed, to be agreed to'),
  byPlate(cars.dottedName, people.dottedName, 'surveyed twice, then once more'),
  byPlate(cars.twoCarsPetrol, people.twoCars, 'damage found later, assessed additionally'),
  byPlate(cars.phoneless, people.phoneless, 'no phone on file: progress only'),
  byPlate(cars.changed, people.changed, 'assessment overdue'),
  byPlate(cars.misprinted, people.misprinted, 'payment overdue'),
  byPlate(cars.paper, people.paper, 'refused, with the reason'),
  byPlate(cars.compulsoryOnly, people.compulsoryOnly, 'cancelled'),
  byPlate(cars.lastDay, people.lastDay, 'refused, then reopened'),
  byPlate(cars.rareName, people.rareName, 'somebody was hurt'),
  byPlate(cars.future, people.future, 'policies without a claim: nothing found'),
  byPlate(cars.main, people.expired, 'plate and ID that do not belong together: nothing found'),
]

function otherClaimsToTry(claims: readonly NewClaim[]): IdentityToTry[] {
  const water = claimOf('household', people.main)
  const fire = claimOf('household', people.householdOnPaper)
  const fall = claimOf('personal-accident', people.driver)
  const atWork = claimOf('personal-accident', people.worker)
  const visitor = claimOf('liability', people.works)
  return [
    byPolicy(water, 'a home under water: waits for documents'),
    byPolicy(fire, 'a kitchen fire, being reviewed'),
    byReport(fall, 'a driver who fell: waits for documents'),
    byReport(atWork, 'one of a group policy: documents were sent'),
    byReport(visitor, 'a visitor of a company was hurt'),
    byReport({ ...fall, insured: people.main }, 'a report of somebody else: nothing found'),
    byReporter(people.main, 'everything that the main customer reported: several pages'),
    byReporter({ name: '人力资源部', mobile: people.works.mobile }, 'what an office reported'),
  ]

  function claimOf(loss: NewClaim['lossTypes'][number], { name, idNumber }: Party): NewClaim {
    const found = claims.find(
      ({ insured, lossTypes }) => insured.idNumber === idNumber && lossTypes.includes(loss),
    )
    if (found === undefined) throw new Error(`${name} has no claim for ${loss}`)
    return found
  }
}

function byPlate({ licenseNo = '' }: DemoCar, { idNumber }: Party, shows: string): IdentityToTry {
  return entry(queryCarClaim, { licenseNo, identifyNumber: idNumber }, shows)
}

function byPolicy({ policyNos: [policyNo], insured }: NewClaim, shows: string): IdentityToTry {
  return entry(noCarClaim, { policyNo, identifyNumber: insured.idNumber }, shows)
}

function byReport({ registNo, insured }: NewClaim, shows: string): IdentityToTry {
  return entry(noCarClaim, { registNo, insuredName: insured.name }, shows)
}

function byReporter({ name, mobile = '' }: Party | NewClaim['reporter'], shows: string) {
  return entry(queryWapClaimList, { reportorName: name, mobile }, shows)
}
