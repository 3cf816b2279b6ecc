import { signOn } from '@ecenter/contract/session/single-sign-on.ts'
import { town } from '../subjects/policies/other-policies.ts'
import type { SubmissionCases } from './submission-case.ts'

export const sessionCases: SubmissionCases = [
  [
    signOn,
    {
      effects: ['spent_sign_on_ticket', 'session_customer', 'session_cookie'],
      traces: 1,
      ready: async ({ service }) => ({
        ticket: await service.signOn.ticketFor('app', town.owner.idNumber),
      }),
    },
  ],
]
