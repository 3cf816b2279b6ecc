import type { CodeSent } from '@ecenter/contract/verification/code-sent.ts'
import type { Parts } from '../parts.ts'
import { maskMobile } from '../platform/mask/mask.ts'
import type { Session } from '../platform/session/session.ts'
import {
  sendSmsCode,
  smsCodeLifeSeconds,
  smsResendSeconds,
} from '../platform/verification/sms-codes.ts'
import type { Addressee, SmsCodeSubject } from '../platform/verification/sms-limits.ts'

export async function sendAndAudit(
  parts: Parts,
  session: Session,
  subject: SmsCodeSubject,
  addressee: Addressee,
): Promise<CodeSent> {
  await sendSmsCode(parts, session, subject, addressee)
  await parts.audit.record({
    event: 'sms-sent',
    sessionId: session.id,
    outcome: subject.purpose,
  })
  return {
    maskedMobile: maskMobile(addressee.phone),
    resendAfterSeconds: smsResendSeconds,
    expiresInSeconds: smsCodeLifeSeconds,
  }
}
