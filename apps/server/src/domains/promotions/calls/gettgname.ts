import type { gettgname } from '@ecenter/contract/promotions/gettgname.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { readBranchArea } from '../../places/store/branch.repository.ts'
import { findPromotingEmployee } from './find-promoting-employee.ts'

/** Shows as much of an employee as it takes to see that the number was typed right. */
export function answerGettgname(parts: Parts): Handler<typeof gettgname> {
  return async ({ employeeNo }, visitor) => {
    const { name, comCode } = await findPromotingEmployee(parts, visitor, employeeNo)
    const { areaCode } = await readBranchArea(parts, comCode)
    return { promoterName: maskName(name), comCode, cityCode: areaCode }
  }
}
