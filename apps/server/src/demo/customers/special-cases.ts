import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { newCar } from '../car.ts'
import { cars } from '../cars.ts'
import { endorse } from '../endorse.ts'
import { issueAccident, issueCompulsory } from '../issue.ts'
import { people } from '../people.ts'
import { termBefore, termEnding, termStarting } from '../term.ts'
import { standardPackage } from './standard-package.ts'

/** Customers at the edges of what the screens and doors have to tell apart. */
export function specialCases(today: string): NewPolicy[] {
  const day = (days: number) => daysAfter(today, days)
  const running = termStarting(day(-75))
  return [
    ...standardPackage({ car: cars.expired, insured: people.expired, term: termEnding(day(-40)) }),
    ...standardPackage({
      car: cars.longExpired,
      insured: people.longExpired,
      term: termEnding(day(-500)),
    }),
    ...standardPackage({ car: cars.future, insured: people.future, term: termStarting(day(9)) }),
    ...scrapped(today),
    ...standardPackage({ car: cars.phoneless, insured: people.phoneless, term: running }),
    ...unplated(today),
    ...standardPackage({
      car: cars.applicant,
      insured: people.insuredDaughter,
      applicant: people.applicant,
      term: running,
    }),
    issueAccident({ car: cars.applicant, insured: people.insuredDaughter, term: running }),
    ...standardPackage({ car: cars.rareName, insured: people.rareName, term: running }),
    ...standardPackage({ car: cars.rarerName, insured: people.rarerName, term: running }),
    ...standardPackage({ car: cars.dottedName, insured: people.dottedName, term: running }),
    ...standardPackage({ car: cars.passport, insured: people.passport, term: running }),
    ...standardPackage({
      car: cars.paper,
      insured: people.paper,
      term: running,
      isPaperOnly: true,
    }),
    ...standardPackage({
      car: cars.twoCarsPetrol,
      insured: people.twoCars,
      term: termStarting(day(-200)),
    }),
    ...standardPackage({ car: cars.twoCarsElectric, insured: people.twoCars, term: running }),
    issueCompulsory(
      { car: cars.compulsoryOnly, insured: people.compulsoryOnly, term: running },
      { premiumYuan: 855, taxYuan: 360 },
    ),
    ...standardPackage({ car: cars.misprinted, insured: people.misprinted, term: running }),
    ...renewedTomorrow(today),
  ]
}

/** The car was scrapped, so both policies ended early and part of the premium went back. */
function scrapped(today: string): NewPolicy[] {
  const deal = {
    car: cars.cancelled,
    insured: people.cancelled,
    term: termStarting(daysAfter(today, -100)),
    cancelledOn: daysAfter(today, -20),
  }
  return standardPackage(deal).map((policy) =>
    endorse(policy, [
      {
        day: 80,
        kind: '退保',
        summary: '被保险机动车已报废并注销登记，保险合同解除，按日退还保险费。',
        changes: [{ item: '保险合同状态', before: '有效', after: '已解除' }],
        premiumChange: -(Math.round((policy.premiumFen * 285) / 365) / 100),
      },
    ]),
  )
}

/** Found by their policy number only, until their plate is entered. */
function unplated(today: string): NewPolicy[] {
  const term = { ...termStarting(daysAfter(today, -5)), issuedOn: daysAfter(today, -6) }
  const first = newCar(term.issuedOn, { serial: 100_728, area: '1101' })
  const next = newCar(term.issuedOn, { serial: 100_742, area: '3301' })
  const choice = { value: 142_800, thirdParty: 3_000_000 } as const
  return [
    ...standardPackage({ car: first, insured: people.newCar, term }, choice),
    ...standardPackage({ car: next, insured: people.nextNewCar, term }, choice),
  ]
}

/** Today is the last day; the renewal is issued and begins tomorrow. */
function renewedTomorrow(today: string): NewPolicy[] {
  const renewal = termStarting(daysAfter(today, 1))
  return [renewal, termBefore(renewal)].flatMap((term) =>
    standardPackage({ car: cars.lastDay, insured: people.lastDay, term }),
  )
}
