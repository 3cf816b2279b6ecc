import {
  checkCaptcha,
  checkSMSCode,
  getCentPhoneCode,
  initCaptcha,
} from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode, sendSmsWap } from '@ecenter/contract/verification/verification-calls.ts'
import { verifyCodeCheck } from '@ecenter/contract/verification/verify-code-check.ts'
import type { Visitor } from '../visitor.ts'
import { foundPolicy } from './found-policy.ts'
import type { SubmissionCase, SubmissionCases } from './submission-case.ts'

const purpose = 'questionnaire'

const sms: SubmissionCase = {
  effects: ['sms_code', 'outbox_message'],
  traces: 1,
  ready: ({ visitor }) => typedPhone(visitor),
}

export const verificationCases: SubmissionCases = [
  [getSMSCode, sms],
  [sendSmsWap, sms],
  [
    getCentPhoneCode,
    {
      ...sms,
      async ready({ visitor }) {
        const handle = await foundPolicy(visitor)
        await visitor.passSlide()
        return { handle, purpose: 'open-policy' }
      },
    },
  ],
  [
    checkSMSCode,
    {
      effects: ['visitor_grant', 'session_cookie'],
      traces: 1,
      async ready({ visitor }) {
        await visitor.get(getSMSCode, await typedPhone(visitor))
        return { smsCode: await visitor.readSms(), purpose }
      },
    },
  ],
  [
    verifyCodeCheck,
    {
      effects: [],
      traces: 1,
      ready: async ({ visitor }) => ({
        randName: 'carPolicyQuery',
        verificationCode: await visitor.readImageCode(),
      }),
    },
  ],
  [
    checkCaptcha,
    {
      effects: [],
      traces: 1,
      async ready({ service, visitor }) {
        await visitor.get(initCaptcha, {})
        return (await service.outbox.answersOf((await visitor.session()).id)).slide
      },
    },
  ],
]

async function typedPhone(visitor: Visitor) {
  await visitor.passSlide()
  return { mobile: '13800000001', purpose } as const
}
