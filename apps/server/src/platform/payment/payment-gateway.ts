import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentMethod, PaymentPlace, PaymentWay } from '@ecenter/contract/orders/order.ts'

/** A payment as a gateway is asked to open it. */
export interface TradeToOpen {
  /** Ours; it names the payment at the gateway for ever, and is never used twice. */
  readonly tradeNo: string
  readonly amountFen: number
  /** What the customer reads at the cashier; nothing personal. */
  readonly subject: string
  readonly expiresAt: Date
  readonly place: PaymentPlace
  /** As the gateway asks for it against fraud. */
  readonly clientIp: string
  /** Who the customer is to WeChat, where its cashier opens inside it. */
  readonly openId?: string
  /** Where the cashier sends the customer afterwards. */
  readonly returnUrl: string
}

/** What a gateway says of one payment. `paid` is final, whatever comes later. */
export type TradeState =
  | {
      readonly state: 'paid'
      readonly gatewayNo: string
      readonly amountFen: number
      readonly paidAt: Date
    }
  | { readonly state: 'unpaid' }
  | { readonly state: 'closed' }
  /** It was never opened there. */
  | { readonly state: 'absent' }
  /** The customer was refused, with the reason where the gateway tells one. */
  | { readonly state: 'failed'; readonly reason?: string }

/** A notice whose signature, age and merchant were checked on its raw bytes. */
export interface VerifiedNotice {
  /** Of the notice, not of the payment: the same one may arrive many times. */
  readonly noticeId: string
  readonly tradeNo: string
  readonly trade: TradeState
}

export interface NoticeReceived {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface RefundAsked {
  readonly tradeNo: string
  /** Ours; asking again with the same one refunds once. */
  readonly refundNo: string
  readonly amountFen: number
  readonly totalFen: number
  readonly reason: string
}

/** What a notice is answered with, so that the gateway stops or tries again. */
export interface NoticeAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/**
 * One who takes money for the insurer. Every call ends within three seconds; one that gets no clear
 * answer rejects with `GatewayUnsure`, for then nobody knows whether it had an effect.
 */
export interface PaymentGateway {
  readonly method: PaymentMethod
  /** Whether it can be offered to who is there. */
  canServe(place: PaymentPlace): boolean
  open(trade: TradeToOpen): Promise<PaymentWay>
  query(tradeNo: string): Promise<TradeState>
  /** Afterwards it cannot be paid any more; one that was paid before stays so, and says it. */
  close(tradeNo: string): Promise<Extract<TradeState, { state: 'paid' | 'closed' }>>
  refund(refund: RefundAsked): Promise<'done' | 'under way'>
  /** Undefined where it is not the gateway's. */
  readNotice(notice: NoticeReceived): Promise<VerifiedNotice | undefined>
  noticeAnswer(isTaken: boolean): NoticeAnswer
}

/** No clear answer came: what was asked may have happened. */
export class GatewayUnsure extends Error {
  override readonly name = 'GatewayUnsure'
}

/** It was refused or not even reached: nothing happened. */
export class GatewayRefused extends Error {
  override readonly name: string = 'GatewayRefused'
}

/** Of refused ones: it does not answer at all now, so nothing was asked of it. */
export class GatewayUnreached extends GatewayRefused {
  override readonly name = 'GatewayUnreached'
}
