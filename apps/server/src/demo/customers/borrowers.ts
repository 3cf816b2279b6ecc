import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { people } from '../people.ts'
import { issueBorrowerAccident } from '../products/borrower-accident.ts'
import { shortTerm } from '../term.ts'

const lender = '示例银行股份有限公司津门支行'

export const loanContracts = {
  current: 'YF-DK-2024-0004821',
  paidBack: 'YF-DK-2021-0001177',
} as const

/** Two loans of one borrower, of which one is paid back and its cover ended. */
export function borrowers(today: string): NewPolicy[] {
  const who = { area: '1201', insured: people.borrower }
  return [
    issueBorrowerAccident(
      { ...who, serial: 570_293, term: shortTerm(daysAfter(today, -210), 3 * 365) },
      {
        loanContractNo: loanContracts.current,
        lender,
        loanFen: 38_000_000,
        months: 36,
      },
    ),
    issueBorrowerAccident(
      { ...who, serial: 570_294, term: shortTerm(daysAfter(today, -800), 2 * 365) },
      {
        loanContractNo: loanContracts.paidBack,
        lender,
        loanFen: 12_500_000,
        months: 24,
      },
    ),
  ]
}
