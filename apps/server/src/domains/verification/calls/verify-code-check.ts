import type { verifyCodeCheck } from '@ecenter/contract/verification/verify-code-check.ts'
import { literal } from 'valibot'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { VerificationServices } from '../verification-services.ts'

/** The picture dies of any try, so what became of it is kept. */
export function answerVerifyCodeCheck(
  services: VerificationServices,
): Handler<typeof verifyCodeCheck> {
  return async ({ randName, verificationCode }, { session, submission }) => {
    await submission.once({
      name: 'pass',
      result: literal('passed'),
      async act() {
        await services.imageCodes.pass(session, randName, verificationCode)
        return 'passed'
      },
      whenLost: 'act again',
    })
    return submission.commit(async ({ record }) => {
      record({ event: 'image-code', outcome: 'passed' })
      return {}
    })
  }
}
