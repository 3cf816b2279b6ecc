import type { RequestOf } from '@ecenter/contract/call.ts'
import type { startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { object, optional, string } from 'valibot'
import type { Submission } from '../../../platform/calls/submission.ts'
import { GatewayRefused, GatewayUnsure } from '../../../platform/payment/payment-gateway.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { Services } from '../../services.ts'
import { gatewayDown } from './payment-failures.ts'

interface Asking {
  readonly asked: RequestOf<typeof startPayment>
  readonly session: Session
  readonly submission: Submission
}

/**
 * Who the customer is to WeChat, which its cashier inside WeChat wants to know. A code of theirs is
 * good once, so what it told is kept for a retry.
 */
export async function openIdFor(
  { openIds, log }: Pick<Services, 'openIds' | 'log'>,
  { asked, session, submission }: Asking,
): Promise<{ readonly openId?: string } | 'to be asked'> {
  const { method, place, wechatCode: code, wechatState: state } = asked
  if (method !== 'wechat' || place !== 'wechat') return {}
  if (code === undefined || state === undefined) return 'to be asked'
  const { openId } = await submission.once({
    name: 'open-id',
    result: object({ openId: optional(string()) }),
    async act() {
      try {
        return { openId: await openIds?.openIdOf(session, { code, state }) }
      } catch (error) {
        if (!(error instanceof GatewayRefused || error instanceof GatewayUnsure)) throw error
        log.failure('wechat', error)
        throw gatewayDown()
      }
    },
    whenLost: 'act again',
  })
  return openId === undefined ? 'to be asked' : { openId }
}
