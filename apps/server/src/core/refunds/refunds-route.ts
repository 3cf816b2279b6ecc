import { type CoreOutcome, settleByCore } from '../../domains/links/payment/settle-by-core.ts'
import type { Services } from '../../domains/services.ts'
import { linesRoute, saidBy } from '../answers/lines-route.ts'
import type { CoreRoute } from '../api/core-route.ts'
import { refundLine } from './refund-line.ts'

/** A core pays few refunds at a time; the rest in another call. */
const bounds = { lines: 1000, bytes: 1024 ** 2 }

/** What became of the money of refunds, where the core pays them or its bank sends them back. */
export function refundsRoute(services: Services): CoreRoute {
  return linesRoute(services, {
    url: '/core/refunds',
    scope: 'refunds:write',
    summary: 'Whether the money of refunds was sent, whose accounts customers registered',
    schema: refundLine,
    bounds,
    async take(line) {
      const given = saidBy(refundLine, line)
      if ('fault' in given) return { result: 'rejected', reason: given.fault }
      const { said } = given
      const told: CoreOutcome =
        said.outcome === 'paid'
          ? { ...said, status: 'paid' }
          : { receiptNo: said.receiptNo, status: 'failed', failedReason: said.reason }
      return settleByCore(services, told)
    },
  })
}
