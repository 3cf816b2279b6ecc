import type { checkReportNumber } from '@ecenter/contract/appeals/appeal.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { claimFoundBefore } from './claim-found-before.ts'

/** Tells nothing of a number whose claim this visitor has not found before. */
export function answerCheckReportNumber(
  services: AppealsServices,
): Handler<typeof checkReportNumber> {
  return async ({ registNo }, visitor) => {
    const { ref } = await claimFoundBefore(services, visitor, { registNo })
    return {
      handle: services.grants.handleOf(visitor.session, ref),
      maskedRegistNo: maskPolicyNumber(registNo),
    }
  }
}
