import type { wapElecCheck } from '@ecenter/contract/electronic-policies/wap-elec-check.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import { availabilityOf } from './availability.ts'

/** What is mailed is what would be downloaded, so one reason stands for both. */
export function answerWapElecCheck(parts: Parts): Handler<typeof wapElecCheck> {
  return async (_request, { grant }) => {
    const policy = await readPolicy(parts, grant)
    const { isAvailable, ...why } = availabilityOf(parts, policy, 'policy')
    return { canDownload: isAvailable, canEmail: isAvailable, ...why }
  }
}
