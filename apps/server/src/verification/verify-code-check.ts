import type { verifyCodeCheck } from '@ecenter/contract/verification/verify-code-check.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { passImageCode } from '../platform/verification/image-codes.ts'

export function answerVerifyCodeCheck(parts: Parts): Handler<typeof verifyCodeCheck> {
  return async ({ randName, verificationCode }, { session }) => {
    await passImageCode(parts, session, randName, verificationCode)
    return {}
  }
}
