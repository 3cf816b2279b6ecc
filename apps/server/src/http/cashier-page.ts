import type { Brand } from '../platform/config/brand.ts'
import { amountInFigures } from '../platform/documents/printed-amount.ts'
import { escapeHtml } from '../platform/html/escape-html.ts'
import { type CashierChoice, cashierChoices } from '../platform/payment/sandbox/sandbox-cashier.ts'
import { cashierPath } from '../platform/payment/sandbox/sandbox-gateway.ts'
import type { SandboxTrade } from '../platform/payment/sandbox/sandbox-trades.ts'
import { type PlainPages, plainPages } from './plain-page.ts'

const labels: Record<CashierChoice, string> = {
  paid: '支付成功',
  failed: '支付失败',
  left: '离开不付',
  late: '支付成功，通知晚到',
  twice: '支付成功，通知两次',
  never: '支付成功，不通知',
}

export interface CashierPages {
  readonly headers: PlainPages['headers']
  /** What can be done with a trade; it says that no money moves. */
  offer(trade: SandboxTrade, now: Date): string
  unknown(): string
}

export function cashierPages(brand: Brand): CashierPages {
  const { headers, page } = plainPages(brand)
  return {
    headers,
    offer: (trade, now) =>
      page(
        '演示收银台',
        `<p><b>这里是演示，不会真的扣款。</b>请选择这笔支付的结果。</p>
<p>${escapeHtml(trade.subject)}：<b>${amountInFigures(trade.amount_fen)} 元</b></p>
${stateNote(trade, now)}
${buttons(trade, now)}`,
      ),
    unknown: () =>
      page('没有这笔支付', '<p>请回到订单页面，重新发起支付。这里是演示，不会真的扣款。</p>'),
  }
}

function stateNote(trade: SandboxTrade, now: Date): string {
  if (trade.state === 'paid') return '<p class="note">这笔支付已付过。</p>'
  if (trade.state === 'closed') return '<p class="note">这笔支付已关闭，不能再付。</p>'
  return isPayable(trade, now) ? '' : '<p class="note">这笔支付已超时，不能再付。</p>'
}

function buttons(trade: SandboxTrade, now: Date): string {
  const isOpen = isPayable(trade, now)
  const offered = isOpen ? cashierChoices : (['left'] as const)
  return offered
    .map((choice) => {
      const label = isOpen ? labels[choice] : '返回订单'
      return `<form method="post" action="${cashierPath}${trade.trade_no}/${choice}"><button>${label}</button></form>`
    })
    .join('\n')
}

function isPayable({ state, expires_at }: SandboxTrade, now: Date): boolean {
  return (state === 'unpaid' || state === 'failed') && now < expires_at
}
