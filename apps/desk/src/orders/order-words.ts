import type {
  DeskOrderEvent,
  DeskOrderRow,
  DeskPayment,
  OrderView,
} from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { ordersListed } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import type { OwedByCore } from '@ecenter/contract/orders/order.ts'
import type { BadgeTone } from '@ecenter/ui/Badge.tsx'

const latest = `这里列出 ${ordersListed.days} 天内下的订单，最多 ${ordersListed.atMost} 个。更早的请按号码查找。`

/** What each list is called, what it says when nothing is in it, and what it holds. */
export const viewWords: Readonly<
  Record<OrderView, { readonly title: string; readonly empty: string; readonly about: string }>
> = {
  awaiting: {
    title: '待出单',
    empty: '没有已付款还没出单的订单',
    about: '客户付款后，核心还没有出具保单的订单会出现在这里，等得最久的排在前面。',
  },
  refund: {
    title: '待退款',
    empty: '没有要退给客户的款',
    about: '要退回、还没有退到的款会出现在这里，等得最久的排在前面。',
  },
  unpaid: { title: '待支付', empty: '没有待支付的订单', about: latest },
  paid: { title: '已支付', empty: '没有已支付并出单的订单', about: latest },
  closed: { title: '已结束', empty: '没有取消、过期或已退款的订单', about: latest },
}

export const statusTones: Readonly<Record<DeskOrderRow['status'], BadgeTone>> = {
  unpaid: 'info',
  paying: 'warning',
  'on-delivery': 'info',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
  refunding: 'warning',
  refunded: 'neutral',
}

export const paymentWords: Readonly<
  Record<DeskPayment['state'], { readonly name: string; readonly tone: BadgeTone }>
> = {
  opening: { name: '正在打开收银台', tone: 'warning' },
  open: { name: '等客户支付', tone: 'info' },
  paid: { name: '支付成功', tone: 'success' },
  closed: { name: '已关闭', tone: 'neutral' },
  failed: { name: '支付失败', tone: 'danger' },
}

/** What the core is asked for, by what it owes. */
export const hurryWords: Readonly<Record<OwedByCore, string>> = {
  issue: '催核心出单',
  refund: '催核心退款',
}

export const eventWords: Readonly<
  Record<DeskOrderEvent['state'], { readonly name: string; readonly tone: BadgeTone }>
> = {
  received: { name: '核心已收到', tone: 'success' },
  waiting: { name: '等核心接收', tone: 'warning' },
  dead: { name: '没有送到，已停止重发', tone: 'danger' },
}
