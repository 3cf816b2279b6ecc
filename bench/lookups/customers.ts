import { carOf, type DemoCar } from '../../apps/server/src/demo/car.ts'
import { residentId } from '../../apps/server/src/demo/made-up-numbers.ts'
import type { Party } from '../../apps/server/src/demo/people.ts'
import type { NewPolicy } from '../../apps/server/src/domains/policies/store/store-policies.ts'
import { standardPackage } from '../../tools/made-up/standard-package.ts'
import { termStarting } from '../../tools/made-up/term.ts'

export interface Customer {
  readonly licenseNo: string
  readonly identifyNumber: string
  readonly car: DemoCar
  readonly insured: Party
  readonly policies: readonly NewPolicy[]
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The customer of a number: one person, one car, its commercial and compulsory policy in force. */
export function customer(number: number, today: string): Customer {
  const identifyNumber = residentId('1101', birthdayOf(number), number % 1000)
  const licenseNo = `京${letters[Math.floor(number / 1000) % 24]}Z${String(number % 1000).padStart(3, '0')}Q`
  const car = carOf({
    model: 'sedan',
    year: 2020,
    serial: 100_000 + number,
    area: '1101',
    licenseNo,
  })
  const insured = { name: '张晓', idNumber: identifyNumber, mobile: '13800005678' }
  const deal = { car, insured, term: termStarting(today) }
  const policies = standardPackage(deal, { value: 120_000, thirdParty: 2_000_000 })
  return { licenseNo, identifyNumber, car, insured, policies }
}

function birthdayOf(number: number): string {
  const day = new Date(Date.UTC(1960, 0, 1 + Math.floor(number / 1000)))
  return day.toISOString().slice(0, 10)
}
