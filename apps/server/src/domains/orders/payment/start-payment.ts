import type { RequestOf } from '@ecenter/contract/call.ts'
import { paymentWay } from '@ecenter/contract/orders/order.ts'
import type { startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { object, optional, string } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Submission } from '../../../platform/calls/submission.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import {
  GatewayRefused,
  GatewayUnsure,
  type PaymentGateway,
} from '../../../platform/payment/payment-gateway.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { Services } from '../../services.ts'
import type { OrdersServices } from '../orders-services.ts'
import { readOrder } from '../store/order.repository.ts'
import { openPayment } from './open-payment.ts'
import { checkPayable } from './payable.ts'
import { cannotPayHere, gatewayDown, tooManyCashiers } from './payment-failures.ts'
import { payPage } from './payment-services.ts'

export function answerStartPayment(services: OrdersServices): Handler<typeof startPayment> {
  return async (asked, { grant, session, submission, ip: clientIp }) => {
    const gateway = gatewayAsked(services, asked)
    const order = await readOrder(services, grant)
    const seenFen = asked.sumPremium
    checkPayable(order, { now: services.clock.now(), seenFen })
    const customer = await openIdFor(services, { asked, session, submission })
    if (customer === 'to be asked') {
      const back = `${siteOrigin(services.settings)}/#${payPage}`
      const url = services.openIds?.authorizeUrl(session, back)
      if (url === undefined) throw cannotPayHere()
      return submission.commit(async () => ({ way: { kind: 'authorize', url } as const }))
    }
    const wish = { order, gateway, place: asked.place, seenFen, clientIp, ...customer }
    const way = await submission.once({
      name: 'open',
      result: paymentWay,
      async act() {
        if (!(await services.limits.take('cashiersByOrder', order.id))) throw tooManyCashiers()
        return openPayment(services, wish)
      },
      // What the lost worker may have opened is closed first, as any that was open before.
      whenLost: 'act again',
    })
    return submission.commit(async ({ record }) => {
      record({ event: 'payment-started', ...about(order.ref), outcome: asked.method })
      return { way }
    })
  }
}

function gatewayAsked(
  { gateways }: Pick<Services, 'gateways'>,
  { method, place }: Pick<RequestOf<typeof startPayment>, 'method' | 'place'>,
): PaymentGateway {
  const gateway = gateways.find((each) => each.method === method && each.canServe(place))
  if (gateway === undefined) throw cannotPayHere()
  return gateway
}

interface Asking {
  readonly asked: RequestOf<typeof startPayment>
  readonly session: Session
  readonly submission: Submission
}

/**
 * Who the customer is to WeChat, which its cashier inside WeChat wants to know. A code of theirs is
 * good once, so what it told is kept for a retry.
 */
async function openIdFor(
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
