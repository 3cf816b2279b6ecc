import {
  downLodElectronicPolicy,
  sendPolicyEmail,
  wapSendEmail,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { provenPolicy } from './found-policy.ts'
import type { SubmissionCase, SubmissionCases } from './submission-case.ts'

const mail: SubmissionCase = {
  effects: ['outbox_message', 'counter', 'visitor_grant'],
  traces: 1,
  ready: async ({ visitor }) => ({
    handle: await provenPolicy(visitor, 'email-policy'),
    email: 'zhang.san@example.com',
  }),
}

export const electronicPolicyCases: SubmissionCases = [
  [sendPolicyEmail, mail],
  [wapSendEmail, mail],
  [
    downLodElectronicPolicy,
    {
      effects: ['one_use_link'],
      traces: 1,
      ready: async ({ visitor }) => ({ handle: await provenPolicy(visitor, 'open-policy') }),
    },
  ],
]
