import { cars } from '../cars.ts'
import { fenOf } from '../coverages.ts'
import { fleetCars } from '../customers/companies.ts'
import { people } from '../people.ts'
import type { Story } from './report.ts'
import { scraped, untilReview } from './scraped-car.ts'

/** Claims that went wrong somewhere, or ended without money. */
export const troubledCarClaims: readonly Story[] = [
  {
    ...scraped,
    insured: people.changed,
    car: cars.changed,
    serial: 710_201,
    area: '4403',
    reportedDaysAgo: 50,
    events: [
      ['survey', 49],
      ['assessment', 47],
      ['documents-asked', 46],
      ['documents-complete', 40],
      ['calculation', 38],
    ],
  },
  {
    ...scraped,
    insured: people.misprinted,
    car: cars.misprinted,
    serial: 710_202,
    area: '1101',
    reportedDaysAgo: 40,
    settlement: {
      parts: [
        {
          cover: 'commercial',
          productName: '机动车商业保险',
          damages: [{ name: '右前门维修', amountFen: fenOf(760) }],
          deductibleFen: 0,
          liabilityPercent: 100,
          alreadyPaidFen: 0,
        },
      ],
      payee: { name: '严正清', bank: '示例银行', accountNo: '6200000000000007570' },
    },
    events: [...untilReview(39), ['agreed', 15]],
  },
  {
    ...scraped,
    insured: people.paper,
    car: cars.paper,
    serial: 710_203,
    area: '3701',
    accidentType: '自燃',
    reportedDaysAgo: 30,
    refusalReason: '事故时驾驶证已过有效期，按保险条款第九条不在赔偿范围内。',
    events: [
      ['survey', 29],
      ['review', 22],
      ['refused', 20],
      ['refusal-notice', 19],
    ],
  },
  {
    ...scraped,
    policyClass: 'DZA',
    insured: people.compulsoryOnly,
    car: cars.compulsoryOnly,
    serial: 710_204,
    area: '5001',
    reportedDaysAgo: 15,
    lossTypes: ['third-party-property'],
    damages: [],
    events: [
      ['survey', 14],
      ['cancelled', 12],
    ],
  },
  {
    ...scraped,
    insured: people.lastDay,
    car: cars.lastDay,
    serial: 710_205,
    area: '1101',
    reportedDaysAgo: 60,
    refusalReason: '当时没有找到事故现场的照片，无法确认事故经过。',
    events: [
      ['survey', 59],
      ['review', 50],
      ['refused', 48],
      ['refusal-notice', 47],
      ['reopened', 5],
      ['resurvey', 4],
    ],
  },
  {
    ...scraped,
    insured: people.rareName,
    car: cars.rareName,
    serial: 710_206,
    area: '1101',
    accidentType: '碰撞行人',
    lossTypes: ['own-damage', 'injury'],
    reportedDaysAgo: 18,
    accident: {
      place: '示例路与银杏街路口',
      cause: '右转时没有让行',
      course: '右转时碰到骑自行车的人，对方手臂受伤，已送医院。',
      liability: '主要责任（70%）',
    },
    carDamage: '右前叶子板凹陷',
    events: [
      ['survey', 17],
      ['injury-tracking', 15],
    ],
  },
]

/** The insurer pays for a stolen car only once the police has looked for it. */
export const stolenCar: Story = {
  policyClass: 'DAA',
  insured: people.fleet,
  car: fleetCars[0],
  serial: 710_301,
  area: '1101',
  accidentType: '车辆被盗',
  lossTypes: ['theft'],
  reportedDaysAgo: 45,
  accident: {
    place: '北京市云溪区望河街路边停车位',
    cause: '被盗',
    course: '早上取车时发现车不见了，已向公安机关报案。',
  },
  carDamage: '全车被盗',
  events: [
    ['survey', 44],
    ['documents-asked', 43, 30],
  ],
}
