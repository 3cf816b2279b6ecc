import type { checkDownloadButton } from '@ecenter/contract/electronic-policies/download-buttons.ts'
import type { VisitorOf } from '../../../platform/calls/handler.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { Services } from '../../services.ts'
import { type Availability, availabilityOf } from '../rules/availability.ts'

/** `checkDownloadButton` and `checkButton`: what is mailed is what would be downloaded. */
export function answerCheckDownloadButton(services: Services) {
  return async (
    _request: unknown,
    { grant }: VisitorOf<typeof checkDownloadButton>,
  ): Promise<Availability> => availabilityOf(services, await readPolicy(services, grant), 'policy')
}
