import type { verifyCode } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { guardVerification } from '../../../platform/verification/guard-verification.ts'
import type { Services } from '../../services.ts'
import { codeDoor } from '../store/document-doors.ts'
import { genuineDocument } from './genuine-document.ts'

/** The code says which document was issued; whether a paper still says the same, only its reader sees. */
export function answerVerifyCode(services: Services): Handler<typeof verifyCode> {
  return ({ code }, visitor) =>
    guardVerification(services, visitor, async () => {
      const genuine = await genuineDocument(services, codeDoor(services.keys, code))
      return genuine ?? { answer: { verdict: 'unknown' } }
    })
}
