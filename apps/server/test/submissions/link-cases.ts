import { submitRefundDetails } from '@ecenter/contract/links/link.ts'
import { bankDetails, proveRefund, sentLink } from '../subjects/refunds.ts'
import type { SubmissionCases } from './submission-case.ts'

let refunds = 1

export const linkCases: SubmissionCases = [
  [
    submitRefundDetails,
    {
      effects: ['refund_registration', 'visitor_grant'],
      traces: 1,
      async ready({ service, visitor }) {
        const pid = `refund-link-${refunds++}`
        await sentLink(service, pid)
        return bankDetails(await proveRefund(visitor, pid))
      },
    },
  ],
]
