import type { acceptReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { decideReturn } from './decide-return.ts'

/** The policy agrees on the sum, so nobody is asked whether they agree. */
export function answerAcceptReturnClaim(
  services: ReturnInsuranceServices,
): DeskHandler<typeof acceptReturnClaim> {
  return (seen, transaction) =>
    decideReturn(services, seen, transaction, {
      outcome: 'accepted',
      events: ['agreed'],
      told: '审核通过，正在支付赔款',
    })
}
