import type { verifyCode } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import { guardVerification } from '../../../platform/verification/guard-verification.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { documentBehind } from '../store/document.repository.ts'
import { codeLookupKey } from '../store/document-lookup-keys.ts'
import { genuineDocument } from './genuine-document.ts'

/** The code says which document was issued; whether a paper still says the same, only its reader sees. */
export function answerVerifyCode(services: ElectronicPoliciesServices): Handler<typeof verifyCode> {
  return ({ code }, visitor) =>
    guardVerification(services, visitor, async () => {
      const lookupKey = codeLookupKey(services.keys, code)
      const document = await documentBehind(services, lookupKey)
      const mayKnow = await isVisible(services, visitor.session, document?.ref)
      const genuine = mayKnow ? await genuineDocument(services, lookupKey) : undefined
      return genuine ?? { answer: { verdict: 'unknown' } }
    })
}
