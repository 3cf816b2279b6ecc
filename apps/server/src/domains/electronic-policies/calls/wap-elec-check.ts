import type { wapElecCheck } from '@ecenter/contract/electronic-policies/download-buttons.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { availabilityOf } from '../rules/availability.ts'

/** What is mailed is what would be downloaded, so one reason stands for both. */
export function answerWapElecCheck(
  services: ElectronicPoliciesServices,
): Handler<typeof wapElecCheck> {
  return async (_request, { grant }) => {
    const policy = await readPolicy(services, grant)
    const { isAvailable, ...why } = availabilityOf(services, policy, 'policy')
    return { canDownload: isAvailable, canEmail: isAvailable, ...why }
  }
}
