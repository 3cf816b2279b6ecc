import type { CodeSent } from '@ecenter/contract/verification/code.ts'
import { boolean } from 'valibot'
import type { Submitting, Visitor } from '../../../platform/calls/handler.ts'
import type { Committed } from '../../../platform/calls/submission.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import {
  admitSms,
  sendSmsCode,
  smsCodeLifeSeconds,
  smsResendSeconds,
} from '../../../platform/verification/sms-codes.ts'
import type { Addressee, SmsCodeSubject } from '../../../platform/verification/sms-limits.ts'
import type { VerificationServices } from '../verification-services.ts'

export async function sendAndAudit(
  services: VerificationServices,
  visitor: Visitor & Submitting,
  subject: SmsCodeSubject,
  addressee: Addressee,
): Promise<Committed<CodeSent>> {
  const { session, submission } = visitor
  const { phone } = addressee
  const isRinging = await submission.once({
    name: 'admit',
    result: boolean(),
    act: () => admitSms(services, visitor, subject, addressee),
    whenLost: 'act again',
  })
  return submission.commit(async ({ db, record }) => {
    await sendSmsCode({ ...services, db }, session, subject, { phone, isRinging })
    record({
      event: 'sms-sent',
      subject: services.keys.searchHash('phone', phone).toString('hex'),
      outcome: subject.purpose,
    })
    return {
      maskedMobile: maskMobile(phone),
      resendAfterSeconds: smsResendSeconds,
      expiresInSeconds: smsCodeLifeSeconds,
    }
  })
}
