import type { createCode } from '@ecenter/contract/verification/create-code.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { VerificationServices } from '../verification-services.ts'

export function answerCreateCode(services: VerificationServices): Handler<typeof createCode> {
  return async ({ randName }, { session }) => ({
    bytes: await services.imageCodes.draw(session, randName),
    contentType: 'image/png',
  })
}
