import type { verifyCodeCheck } from '@ecenter/contract/verification/verify-code-check.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'

export function answerVerifyCodeCheck(parts: Parts): Handler<typeof verifyCodeCheck> {
  return async ({ randName, verificationCode }, { session }) => {
    await parts.imageCodes.pass(session, randName, verificationCode)
    return {}
  }
}
