import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { carOf } from '../car.ts'
import { issueAccident } from '../issue.ts'
import { residentId } from '../made-up-numbers.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { termBefore, termStarting } from '../term.ts'
import { standardPackage } from './standard-package.ts'

const count = 60
const seed = 20_240_601

const places = [
  { area: '1101', prefix: '京N' },
  { area: '3101', prefix: '沪A' },
  { area: '4403', prefix: '粤B' },
  { area: '4401', prefix: '粤A' },
  { area: '3301', prefix: '浙A' },
  { area: '3201', prefix: '苏A' },
  { area: '5101', prefix: '川A' },
  { area: '4201', prefix: '鄂A' },
  { area: '5001', prefix: '渝B' },
] as const
const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭林何高罗']
const givenNames = [...'晨雨嘉宁思航文静佳琪浩然子涵若溪明轩建平丽华志远']

/** People without a story: lists and lookups look as they do with customers in them. */
export function ordinaryCustomers(today: string): NewPolicy[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, at) => ordinaryCustomer(today, at, random)).flat()
}

function ordinaryCustomer(today: string, at: number, random: SeededRandom): NewPolicy[] {
  const place = random.oneOf(places)
  const insured = ordinaryPerson(place.area, at, random)
  const car = ordinaryCar(place, at, random)
  const choice = {
    value: random.between(45, 210) * 1000,
    thirdParty: random.oneOf([1_000_000, 2_000_000, 3_000_000] as const),
  }
  const deal = { car, insured, term: termStarting(daysAfter(today, -random.between(-10, 420))) }
  const hasEarlierTerm = random.chance(40)
  const hasAccidentCover = random.chance(35)
  return [
    ...standardPackage(deal, choice),
    ...(hasEarlierTerm ? standardPackage({ ...deal, term: termBefore(deal.term) }, choice) : []),
    ...(hasAccidentCover ? [issueAccident(deal)] : []),
  ]
}

function ordinaryPerson(area: string, at: number, random: SeededRandom) {
  const givenLength = random.between(1, 2)
  const given = Array.from({ length: givenLength }, () => random.oneOf(givenNames)).join('')
  const birthday = daysAfter('1960-01-01', random.between(0, 15_000))
  return {
    name: random.oneOf(surnames) + given,
    idNumber: residentId(area, birthday, 200 + at),
    mobile: `1${random.oneOf([3, 5, 8])}${random.between(0, 9)}0000${4000 + at}`,
  }
}

function ordinaryCar(place: (typeof places)[number], at: number, random: SeededRandom) {
  const letter = random.oneOf(['B', 'C', 'E', 'G', 'K', 'M', 'R', 'T', 'V', 'X'])
  return carOf({
    model: random.oneOf(['sedan', 'sedan', 'suv'] as const),
    year: random.oneOf([2018, 2019, 2020, 2021, 2022] as const),
    serial: 300_101 + at * 37,
    area: place.area,
    licenseNo: `${place.prefix}${random.between(1, 9)}${letter}${500 + at}`,
  })
}
