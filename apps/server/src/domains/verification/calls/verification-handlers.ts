import type { verificationCalls } from '@ecenter/contract/verification/verification-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import { answerCheckCaptcha } from './check-captcha.ts'
import { answerCheckSmsCode } from './check-sms-code.ts'
import { answerCreateCode } from './create-code.ts'
import { answerGetCentPhoneCode } from './get-cent-phone-code.ts'
import { answerInitCaptcha } from './init-captcha.ts'
import { answerTypedPhone } from './send-typed-phone-code.ts'
import { answerVerifyCodeCheck } from './verify-code-check.ts'

export function verificationHandlers(
  parts: Parts,
  phones: PhonesOnFile,
): Handlers<typeof verificationCalls> {
  return {
    createCode: answerCreateCode(parts),
    verifyCodeCheck: answerVerifyCodeCheck(parts),
    initCaptcha: answerInitCaptcha(parts),
    checkCaptcha: answerCheckCaptcha(parts),
    getSMSCode: answerTypedPhone(parts, phones),
    sendSmsWap: answerTypedPhone(parts, phones),
    getCentPhoneCode: answerGetCentPhoneCode(parts, phones),
    checkSMSCode: answerCheckSmsCode(parts, phones),
  }
}
