import type { createCode } from '@ecenter/contract/verification/create-code.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'

export function answerCreateCode(parts: Parts): Handler<typeof createCode> {
  return async ({ randName }, { session }) => ({
    bytes: await parts.imageCodes.draw(session, randName),
    contentType: 'image/png',
  })
}
