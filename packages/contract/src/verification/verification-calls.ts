import { checkCaptcha } from './check-captcha.ts'
import { checkSMSCode } from './check-sms-code.ts'
import { createCode } from './create-code.ts'
import { getCentPhoneCode } from './get-cent-phone-code.ts'
import { getSMSCode } from './get-sms-code.ts'
import { initCaptcha } from './init-captcha.ts'
import { sendSmsWap } from './send-sms-wap.ts'
import { verifyCodeCheck } from './verify-code-check.ts'

export const verificationCalls = {
  createCode,
  verifyCodeCheck,
  getSMSCode,
  sendSmsWap,
  checkSMSCode,
  getCentPhoneCode,
  initCaptcha,
  checkCaptcha,
}
