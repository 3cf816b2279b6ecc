import type { verificationCalls } from '@ecenter/contract/verification/verification-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import type { VerificationServices } from '../verification-services.ts'
import { answerCheckCaptcha } from './check-captcha.ts'
import { answerCheckSmsCode } from './check-sms-code.ts'
import { answerCreateCode } from './create-code.ts'
import { answerGetCentPhoneCode } from './get-cent-phone-code.ts'
import { answerInitCaptcha } from './init-captcha.ts'
import { answerTypedPhone } from './send-typed-phone-code.ts'
import { answerVerifyCodeCheck } from './verify-code-check.ts'

export function verificationHandlers(
  services: VerificationServices,
  phones: PhonesOnFile,
): Handlers<typeof verificationCalls> {
  return {
    createCode: answerCreateCode(services),
    verifyCodeCheck: answerVerifyCodeCheck(services),
    initCaptcha: answerInitCaptcha(services),
    checkCaptcha: answerCheckCaptcha(services),
    getSMSCode: answerTypedPhone(services, phones),
    sendSmsWap: answerTypedPhone(services, phones),
    getCentPhoneCode: answerGetCentPhoneCode(services, phones),
    checkSMSCode: answerCheckSmsCode(services, phones),
  }
}
