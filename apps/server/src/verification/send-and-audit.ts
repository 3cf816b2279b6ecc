import type { CodeSent } from '@ecenter/contract/verification/code-sent.ts'
import type { Parts } from '../parts.ts'
import { maskMobile } from '../platform/mask/mask.ts'
import type { Session } from '../platform/session/session.ts'
import {
  type SmsCodeSubject,
  sendSmsCode,
  smsCodeLifeSeconds,
  smsResendSeconds,
} from '../platform/verification/sms-codes.ts'

export async function sendAndAudit(
  parts: Parts,
  session: Session,
  subject: SmsCodeSubject,
  phone: string,
  isRinging = true,
): Promise<CodeSent> {
  await sendSmsCode(parts, session, subject, phone, isRinging)
  await parts.audit.record({
    event: 'sms-sent',
    sessionId: session.id,
    outcome: subject.purpose,
  })
  return {
    maskedMobile: maskMobile(phone),
    resendAfterSeconds: smsResendSeconds,
    expiresInSeconds: smsCodeLifeSeconds,
  }
}
