import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { carOf } from '../car.ts'
import { cars } from '../cars.ts'
import { cover, services } from '../coverages.ts'
import { issueCommercial, issueCompulsory } from '../issue.ts'
import { people } from '../people.ts'
import { termStarting } from '../term.ts'
import { standardPackage } from './standard-package.ts'

const fleetSize = 12

/** The cars of the rental company, each with a plate of its own. */
export const fleetCars = Array.from({ length: fleetSize }, (_, at) =>
  carOf({
    model: at % 4 === 3 ? 'van' : 'sedan',
    year: at % 2 === 0 ? 2021 : 2022,
    serial: 102_101 + at,
    area: '1101',
    licenseNo: `京L${8101 + at}Y`,
    useNature: '营业租赁',
  }),
)

export function companies(today: string): NewPolicy[] {
  return [...fleet(today), ...longName(today)]
}

/** One company, one phone on file, twelve cars whose terms begin a week apart. */
function fleet(today: string): NewPolicy[] {
  return fleetCars.flatMap((car, at) =>
    standardPackage(
      { car, insured: people.fleet, term: termStarting(daysAfter(today, -90 - 7 * at)) },
      { value: 72_000, thirdParty: 1_000_000 },
    ),
  )
}

/** As many covers as anybody takes out, for a company with a name as long as names get. */
function longName(today: string): NewPolicy[] {
  const deal = {
    car: cars.longName,
    insured: people.longName,
    term: termStarting(daysAfter(today, -33)),
  }
  return [
    issueCommercial(deal, [
      cover('A', { limit: 236_800, deductible: '绝对免赔率 10%', premium: 2874.16 }),
      cover('B', { limit: 5_000_000, premium: 1733.09 }),
      cover('D3', { limit: 200_000, premium: 82.37 }),
      cover('D4', { limit: 200_000, note: '每座限额，共 4 座', premium: 209.44 }),
      cover('L', { limit: 20_000, deductible: '每次 200 元', premium: 1140 }),
      cover('W', { limit: 20_000, premium: 253.6 }),
      cover('X', { limit: 12_600, note: '车载净化设备一套', premium: 151.2 }),
      cover('Z', { note: '每日 300 元，最多 15 日', premium: 198 }),
      cover('M', { note: '适用于机动车损失保险，免赔率 10%' }),
      cover('Y1', { limit: 500_000, premium: 141.03 }),
      cover('Y2', { limit: 50_000, premium: 12.9 }),
      cover('Y3', { limit: 50_000, note: '每座限额，共 4 座', premium: 31.28 }),
      cover('R1', { limit: 50_000, premium: 47.11 }),
      cover('R2', { limit: 20_000, premium: 6.05 }),
      cover('R3', { limit: 20_000, note: '每座限额，共 4 座', premium: 18.32 }),
      cover('E1', { limit: 6_000, note: '深圳市南山区', premium: 45 }),
      ...services,
    ]),
    issueCompulsory(deal, { premiumYuan: 1000, taxYuan: undefined }),
  ]
}
