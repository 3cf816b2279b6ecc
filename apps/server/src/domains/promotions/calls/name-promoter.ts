import type { namePromoter } from '@ecenter/contract/promotions/promotion-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { readBranchArea } from '../../places/store/branch.repository.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { findPromotingEmployee } from './find-promoting-employee.ts'

/** Shows as much of an employee as it takes to see that the number was typed right. */
export function answerNamePromoter(services: PromotionsServices): Handler<typeof namePromoter> {
  return async ({ employeeNo }, visitor) => {
    const { name, comCode } = await findPromotingEmployee(services, visitor, employeeNo)
    const { areaCode } = await readBranchArea(services, comCode)
    return { promoterName: maskName(name), comCode, cityCode: areaCode }
  }
}
