import type { PaymentPlace } from '@ecenter/contract/orders/order.ts'
import { isMiniProgram } from '../../shell/arrival/is-mini-program.ts'
import { isWeChat } from '../../shell/arrival/is-we-chat.ts'

/** Where this page runs. Only WeChat has a cashier of its own for pages within it. */
export function paymentPlace(userAgent = navigator.userAgent): PaymentPlace {
  if (!isWeChat(userAgent)) return 'browser'
  return isMiniProgram(userAgent) ? 'mini-program' : 'wechat'
}
