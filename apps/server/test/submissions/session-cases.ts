import { handOver } from '@ecenter/contract/session/single-sign-on.ts'
import { town } from '../subjects/other-policies.ts'
import type { SubmissionCases } from './submission-case.ts'

export const sessionCases: SubmissionCases = [
  [
    handOver,
    {
      effects: ['spent_hand_over', 'session_customer', 'session_cookie'],
      traces: 1,
      ready: async ({ service }) => ({
        ticket: await service.handOver.ticketFor('app', town.owner.idNumber),
      }),
    },
  ],
]
