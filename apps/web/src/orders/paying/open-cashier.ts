import type { PaymentWay } from '@ecenter/contract/orders/order.ts'
import { goTo } from '../../kit/leave-page.ts'
import { weChatScript } from '../../shell/wechat-script.ts'
import { type CashierEnd, openWeChatCashier } from './we-chat-cashier.ts'

/** Does what the way says; `leaving` where this page is about to be left for the cashier. */
export async function openCashier(way: PaymentWay): Promise<CashierEnd | 'leaving'> {
  switch (way.kind) {
    case 'redirect':
    case 'authorize':
      goTo(way.url)
      return 'leaving'
    case 'jsapi':
      return openWeChatCashier(way)
    case 'mini-program': {
      const weChat = await weChatScript()
      weChat.miniProgram.navigateTo({ url: way.path })
      return 'maybe paid'
    }
  }
}
