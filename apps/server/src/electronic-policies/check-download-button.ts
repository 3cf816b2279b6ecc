import type { checkDownloadButton } from '@ecenter/contract/electronic-policies/check-download-button.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { readPolicy } from '../records/policies/policy.repository.ts'
import { availabilityOf } from './availability.ts'

export function answerCheckDownloadButton(parts: Parts): Handler<typeof checkDownloadButton> {
  return async (_request, { grant }) =>
    availabilityOf(
      await readPolicy(parts, grant),
      parts.clock.today(),
      parts.settings.brand.hotline,
    )
}
