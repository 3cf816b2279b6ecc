import type { checkDownloadButton } from '@ecenter/contract/electronic-policies/download-buttons.ts'
import type { VisitorOf } from '../../../platform/calls/handler.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { type Availability, availabilityOf } from '../rules/availability.ts'

/** `checkDownloadButton` and `checkButton`: what is mailed is what would be downloaded. */
export function answerCheckDownloadButton(services: ElectronicPoliciesServices) {
  return async (
    _request: unknown,
    { grant }: VisitorOf<typeof checkDownloadButton>,
  ): Promise<Availability> => availabilityOf(services, await readPolicy(services, grant), 'policy')
}
