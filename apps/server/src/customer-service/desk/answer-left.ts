import type { answerLeft } from '@ecenter/contract/customer-service/desk/answer-left.ts'
import type { Parts } from '../../parts.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { comingSoonFailure } from '../../platform/calls/failure.ts'

export function answerAnswerLeft(_parts: Parts): DeskHandler<typeof answerLeft> {
  return async () => {
    throw comingSoonFailure()
  }
}
