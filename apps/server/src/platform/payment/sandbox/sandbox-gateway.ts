import type { Keys } from '../../keys/keys.ts'
import { GatewayRefused, type PaymentGateway } from '../payment-gateway.ts'
import { readSandboxNotice } from './sandbox-notice.ts'
import {
  closeTrade,
  openTrade,
  readTrade,
  refundTrade,
  type SandboxStore,
  tradeStateOf,
} from './sandbox-trades.ts'

/** The cashier's page in a demo; the number of the trade follows. */
export const cashierPath = '/dev/cashier/'

/** Takes no money: a demo's cashier, on a page of this service, whose customer chooses what becomes of it. */
export function sandboxGateway(services: SandboxStore & { readonly keys: Keys }): PaymentGateway {
  return {
    method: 'sandbox',
    canServe: () => true,

    async open({ tradeNo, amountFen, subject, expiresAt, returnUrl }) {
      const isOpened = await openTrade(services, {
        trade_no: tradeNo,
        amount_fen: amountFen,
        subject,
        return_to: withoutHost(returnUrl),
        expires_at: expiresAt,
      })
      if (!isOpened) throw new GatewayRefused('the trade is known already')
      return { kind: 'redirect', url: cashierPath + tradeNo }
    },

    async query(tradeNo) {
      return tradeStateOf(await readTrade(services, tradeNo))
    },

    async close(tradeNo) {
      await closeTrade(services, tradeNo)
      const state = tradeStateOf(await readTrade(services, tradeNo))
      return state.state === 'paid' ? state : { state: 'closed' }
    },

    async refund({ tradeNo, refundNo }) {
      if (await refundTrade(services, tradeNo, refundNo)) return 'done'
      throw new GatewayRefused('there is nothing to give back')
    },

    readNotice: async (notice) => readSandboxNotice(services, notice),
    noticeAnswer: (isTaken) => ({
      status: isTaken ? 200 : 400,
      contentType: 'text/plain',
      body: isTaken ? 'success' : 'fail',
    }),
  }
}

/** A demo is reached by any name, so its cashier leads back to the one that it was opened under. */
function withoutHost(url: string): string {
  const { pathname, search, hash } = new URL(url)
  return pathname + search + hash
}
