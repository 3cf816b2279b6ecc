import { namePromoter } from '@ecenter/contract/promotions/promotion-calls.ts'
import { demoEmployees } from '../promotions/demo-employees.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Employee numbers, which begin a promoter's application. */
export function promotionsToTry(): IdentityToTry[] {
  return [
    ...demoEmployees().map(({ employeeNo, comCode, isActive }) =>
      entry(
        namePromoter,
        { employeeNo },
        isActive ? `an employee of branch ${comCode}` : 'somebody who has left: refused',
      ),
    ),
    entry(namePromoter, { employeeNo: 'E9999' }, 'a number of nobody: refused at its field'),
  ]
}
