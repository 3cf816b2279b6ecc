import { cars } from '../cars.ts'
import { people } from '../people.ts'
import type { Story } from './report.ts'
import { scraped, untilReview } from './scraped-car.ts'

/** Car claims at every stage and on every side path, each of a customer of their own. */
export const carClaims: readonly Story[] = [
  {
    ...scraped,
    insured: people.insuredDaughter,
    car: cars.applicant,
    serial: 710_101,
    area: '3201',
    reportedDaysAgo: 1,
    damages: [],
    events: [],
  },
  {
    ...scraped,
    insured: people.rarerName,
    car: cars.rarerName,
    serial: 710_102,
    area: '4401',
    reportedDaysAgo: 9,
    events: [
      ['survey', 8],
      ['assessment', 7],
      ['documents-asked', 6, 14],
    ],
  },
  {
    ...scraped,
    insured: people.passport,
    car: cars.passport,
    serial: 710_103,
    area: '3101',
    reportedDaysAgo: 20,
    events: [...untilReview(19), ['agreement-asked', 2]],
  },
  {
    ...scraped,
    insured: people.dottedName,
    car: cars.dottedName,
    serial: 710_104,
    area: '6501',
    reportedDaysAgo: 12,
    events: [
      ['survey', 11],
      ['survey', 9],
      ['resurvey', 6],
    ],
  },
  {
    ...scraped,
    insured: people.twoCars,
    car: cars.twoCarsPetrol,
    serial: 710_105,
    area: '1101',
    reportedDaysAgo: 25,
    damages: [...scraped.damages, { name: '右后轮悬架', remedy: '更换' }],
    events: [...untilReview(24), ['added-assessment', 3]],
  },
  {
    ...scraped,
    insured: people.phoneless,
    car: cars.phoneless,
    serial: 710_106,
    area: '5101',
    reportedDaysAgo: 5,
    events: [['survey', 4]],
  },
]
