import { defineCall } from '../call.ts'
import { codeRequest, codeSent } from './code.ts'
import { createCode } from './create-code.ts'
import { checkCaptcha, checkSMSCode, getCentPhoneCode, initCaptcha } from './proof-calls.ts'
import { verifyCodeCheck } from './verify-code-check.ts'

/**
 * Sends a code to the phone that was typed; behind an object the phone must be the one on file. A slide captcha that was
 * just passed goes before it (1006). For a report of an accident it takes some work (1011) instead, and the slide only in a crowd.
 */
export const getSMSCode = defineCall({
  group: 'wp',
  path: '/verification/getSMSCode',
  kind: 'submit',
  level: 'open',
  request: codeRequest,
  response: codeSent,
})

/** Sends a code to the phone that was typed, for the plain pages. */
export const sendSmsWap = defineCall({
  group: 'member',
  path: '/sendMsg/sendSmsWap',
  envelope: 'plain',
  kind: 'submit',
  level: 'open',
  request: codeRequest,
  response: codeSent,
})

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
