import type { Promoter } from '../../domains/promotions/store/promoter.ts'
import { daysAfter } from '../../platform/clock/days.ts'

/** Ends of links that lead to somebody. */
export const demoPromoterCodes = { car: 'DEMQCAR2', 'non-car': 'DEMQHAM3' } as const

/** Employees of the demo insurer who recommend already, one for a product. */
export function demoPromoters(today: string): Promoter[] {
  return [
    {
      code: demoPromoterCodes.car,
      product: 'car',
      name: '王雅宁',
      phoneNumber: '13800001001',
      employeeNo: 'E1001',
      cityCode: '11000000',
      comCode: '11000000',
      appliedAt: new Date(`${daysAfter(today, -40)}T10:20:00+08:00`),
    },
    {
      code: demoPromoterCodes['non-car'],
      product: 'non-car',
      name: '陈思远',
      phoneNumber: '13800001004',
      employeeNo: 'E1004',
      cityCode: '31000000',
      comCode: '31000000',
      appliedAt: new Date(`${daysAfter(today, -12)}T15:05:00+08:00`),
    },
  ]
}
