import { cars } from '../cars.ts'
import { fenOf } from '../coverages.ts'
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
    offer: {
      version: 1,
      lines: [
        { what: '右前门，钣金喷漆', amountFen: fenOf(760), basis: '按合作维修厂的报价核定' },
        { what: '右后门，钣金喷漆', amountFen: fenOf(680), basis: '按合作维修厂的报价核定' },
        { what: '工时', amountFen: fenOf(300), basis: '按当地工时标准，3 小时' },
        { what: '减去旧件', amountFen: -fenOf(40), basis: '旧件您留下了，抵 40 元' },
      ],
      totalFen: fenOf(1700),
      answerInDays: 10,
      payee: { name: people.passport.name, bank: '示例银行', accountNo: '6200000000000001017' },
    },
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
