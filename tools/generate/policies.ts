import { carOf } from '../../apps/server/src/demo/car.ts'
import { demoPolicies } from '../../apps/server/src/demo/demo-policies.ts'
import { residentId } from '../../apps/server/src/demo/made-up-numbers.ts'
import type { NewPolicy } from '../../apps/server/src/domains/policies/store/store-policies.ts'
import { daysAfter } from '../../apps/server/src/platform/clock/clock.ts'
import { standardPackage } from '../made-up/standard-package.ts'
import { termStarting } from '../made-up/term.ts'
import { surnames } from './surnames.ts'

const givenNames = [...'晨雨嘉宁思航文静佳琪浩然子涵若溪明轩建平丽华志远']
const places = ['1101', '3101', '4401', '3301', '3201', '5101', '4201', '3701'] as const
const prefixes = [...'京沪粤浙苏川鄂鲁']
const years = [2018, 2019, 2020, 2021, 2022, 2023] as const
/** The serial of a frame number has six digits. */
const carsAYear = 900_000
const plateCharacters = [...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZ']

/** As a file of policies has it; endorsements have files of their own. */
export type ImportedPolicy = Omit<NewPolicy, 'endorsements'>

/** Policies of made-up people, two a car, without end: the same for the same day, and no two with one number. */
export function* generatedPolicies(today: string): Generator<ImportedPolicy> {
  for (let number = 0; ; number += 1) {
    for (const { endorsements: _, ...policy } of policiesOf(number, today)) yield policy
  }
}

/** One of each product. */
export function samplePolicies(today: string): ImportedPolicy[] {
  const byProduct = new Map(demoPolicies(today, 3).map((policy) => [policy.productCode, policy]))
  return [...byProduct.values()].map(({ endorsements: _, ...policy }) => policy)
}

function policiesOf(number: number, today: string) {
  const at = number % places.length
  const area = places[at] ?? places[0]
  const car = carOf({
    model: number % 3 === 0 ? 'suv' : 'sedan',
    year: years[Math.floor(number / carsAYear) % years.length] ?? 2023,
    serial: 100_000 + (number % carsAYear),
    area,
    licenseNo: `${prefixes[at]}A${plateOf(number)}`,
  })
  const term = termStarting(daysAfter(today, 10 - (number % 400)))
  // Serials of policy numbers go on where those of frame numbers begin anew.
  const deal = { car: { ...car, serial: number }, insured: personOf(number, area), term }
  const choice = { value: 45_000 + (number % 166) * 1000, thirdParty: 2_000_000 } as const
  return standardPackage(deal, choice)
}

function personOf(number: number, area: string) {
  const birthday = daysAfter('1955-01-01', Math.floor(number / 1000) % 18_000)
  const given = [number, Math.floor(number / 7)].map((at) => givenNames[at % givenNames.length])
  return {
    name: `${surnames[number % surnames.length]}${given.join('')}`,
    idNumber: residentId(area, birthday, number % 1000),
    // Nobody's, as in the demo.
    mobile: `1${[3, 5, 8][number % 3]}${number % 10}0000${String(number % 10_000).padStart(4, '0')}`,
  }
}

function plateOf(number: number): string {
  const base = plateCharacters.length
  return Array.from(
    { length: 5 },
    (_, at) => plateCharacters[Math.floor(number / base ** at) % base],
  ).join('')
}
