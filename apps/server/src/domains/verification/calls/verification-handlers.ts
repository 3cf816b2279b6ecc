import type { RequestOf } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { type CodeSent, isPhoneOnFilePurpose } from '@ecenter/contract/verification/code.ts'
import type { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import type {
  getSMSCode,
  verificationCalls,
} from '@ecenter/contract/verification/verification-calls.ts'
import { boolean, literal } from 'valibot'
import { Failure, grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler, Handlers, Submitting, Visitor } from '../../../platform/calls/handler.ts'
import type { Committed, Submission } from '../../../platform/calls/submission.ts'
import type { GrantKind } from '../../../platform/grants/grant.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { admitSms } from '../../../platform/verification/admit-sms.ts'
import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import { openSlide, passSlide } from '../../../platform/verification/slide-captcha.ts'
import {
  sendSmsCode,
  smsCodeLifeSeconds,
  smsResendSeconds,
} from '../../../platform/verification/sms-codes.ts'
import type { Addressee, SmsCodeSubject } from '../../../platform/verification/sms-limits.ts'
import type { VerificationServices } from '../verification-services.ts'
import { answerCheckSmsCode } from './check-sms-code.ts'

export function verificationHandlers(
  services: VerificationServices,
  phones: PhonesOnFile,
): Handlers<typeof verificationCalls> {
  return {
    createCode: async ({ randName }, { session }) => ({
      bytes: await services.imageCodes.draw(session, randName),
      contentType: 'image/png',
    }),
    verifyCodeCheck: ({ randName, verificationCode }, { session, submission }) =>
      passOnce(submission, 'image-code', () =>
        services.imageCodes.pass(session, randName, verificationCode),
      ),
    initCaptcha: (_request, { session }) => openSlide(services, session),
    checkCaptcha: (released, { session, submission }) =>
      passOnce(submission, 'slide-captcha', () => passSlide(services, session, released)),
    getSMSCode: answerTypedPhone(services, phones),
    sendSmsWap: answerTypedPhone(services, phones),
    getCentPhoneCode: answerGetCentPhoneCode(services, phones),
    checkSMSCode: answerCheckSmsCode(services, phones),
  }
}

/** The picture dies of any try, so what became of it is kept. */
async function passOnce(
  submission: Submission,
  event: 'image-code' | 'slide-captcha',
  pass: () => Promise<unknown>,
): Promise<Committed<Record<string, never>>> {
  await submission.once({
    name: 'pass',
    result: literal('passed'),
    async act() {
      await pass()
      return 'passed'
    },
    whenLost: 'act again',
  })
  return submission.commit(async ({ record }) => {
    record({ event, outcome: 'passed' })
    return {}
  })
}

/**
 * `getSMSCode` and, for the plain pages, `sendSmsWap`: a code to the phone that was typed. For an
 * object's details the typed phone has to be the one on file; a wrong one gets the same answer
 * and no code, so that nobody can try numbers out.
 */
function answerTypedPhone(services: VerificationServices, phones: PhonesOnFile) {
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

/** A code to the phone on file; the page learns its mask, never the number. */
function answerGetCentPhoneCode(
  services: VerificationServices,
  phones: PhonesOnFile,
): Handler<typeof getCentPhoneCode> {
  return async ({ handle, purpose, email }, visitor) => {
    if (!(await isVisible(services, visitor.session, visitor.grant.object))) throw grantMissing()
    const phone = await phones.phoneOf(visitor.grant)
    if (phone === undefined) throw noPhoneOnFile(visitor.grant.object.kind)
    return sendAndAudit(
      services,
      visitor,
      { purpose, handle, bound: email },
      { phone, source: 'on-file' },
    )
  }
}

function noPhoneOnFile(kind: GrantKind): Failure {
  return new Failure(
    resultCodes.nothingFound,
    `${notOnFile(kind)}没有登记手机号，请拨打 {hotline} 登记后再查看。`,
  )
}

function notOnFile(kind: GrantKind): string {
  if (kind === 'person') return '您名下还'
  return kind === 'claim' || kind === 'claim-notice' ? '这次理赔' : '这份保单'
}

async function sendAndAudit(
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
