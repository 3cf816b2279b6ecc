import type { RequestOf } from '@ecenter/contract/call.ts'
import { type CodeSent, isPhoneOnFilePurpose } from '@ecenter/contract/verification/code.ts'
import type { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Submitting, Visitor } from '../../../platform/calls/handler.ts'
import type { Committed } from '../../../platform/calls/submission.ts'
import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import type { VerificationServices } from '../verification-services.ts'
import { sendAndAudit } from './send-and-audit.ts'

/**
 * `getSMSCode` and, for the plain pages, `sendSmsWap`: a code to the phone that was typed. For an
 * object's details the typed phone has to be the one on file; a wrong one gets the same answer
 * and no code, so that nobody can try numbers out.
 */
export function answerTypedPhone(services: VerificationServices, phones: PhonesOnFile) {
  return async (
    { mobile, purpose, handle }: RequestOf<typeof getSMSCode>,
    visitor: Visitor & Submitting,
  ): Promise<Committed<CodeSent>> => {
    if (!isPhoneOnFilePurpose(purpose)) {
      return sendAndAudit(services, visitor, { purpose }, { phone: mobile, source: 'typed' })
    }
    const grant =
      handle && (await services.grants.find(visitor.session, handle, { level: 'knowledge' }))
    if (!grant) throw grantMissing()
    const isOnFile = (await phones.phoneOf(grant)) === mobile
    const source = isOnFile ? 'guessed-right' : 'guessed-wrong'
    return sendAndAudit(services, visitor, { purpose, handle }, { phone: mobile, source })
  }
}
