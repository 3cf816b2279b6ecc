import type { FastifyInstance } from 'fastify'
import type { Services } from '../../domains/services.ts'
import type { Brand } from '../../platform/config/brand.ts'
import { amountInFigures } from '../../platform/documents/printed-amount.ts'
import { escapeHtml } from '../../platform/html/escape-html.ts'
import {
  type CashierChoice,
  type CashierOutcome,
  cashierChoices,
  chooseAtCashier,
} from '../../platform/payment/sandbox/sandbox-cashier.ts'
import { cashierPath } from '../../platform/payment/sandbox/sandbox-gateway.ts'
import { readTrade, type SandboxTrade } from '../../platform/payment/sandbox/sandbox-trades.ts'
import { acceptEmptyForms } from '../bodies/accept-empty-forms.ts'
import { type PlainPages, plainPages } from './plain-page.ts'

interface Address {
  readonly Params: { readonly trade: string; readonly choice: string }
}

/** The cashier of a demo: a page of its own, which moves no money and tells of it by real notices. */
export function serveCashier(app: FastifyInstance, services: Services): void {
  const pages = cashierPages(services.settings.brand)

  app.register(async (scope) => {
    acceptEmptyForms(scope)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(pages.headers)
    })
    scope.get<Address>(`${cashierPath}:trade`, async ({ params }, reply) => {
      const trade = await readTrade(services, params.trade)
      reply.code(trade === undefined ? 404 : 200).type('text/html; charset=utf-8')
      return reply.send(
        trade === undefined ? pages.unknown() : pages.offer(trade, services.clock.now()),
      )
    })
    scope.post<Address>(`${cashierPath}:trade/:choice`, async ({ params }, reply) => {
      const { trade, choice } = params
      const chosen = cashierChoices.find((each) => each === choice)
      const outcome = chosen && (await chooseAtCashier(services, trade, chosen))
      if (outcome === undefined) {
        return reply.code(404).type('text/html; charset=utf-8').send(pages.unknown())
      }
      setTimeout(() => notify(outcome), outcome.afterMs).unref()
      return reply.redirect(outcome.returnTo, 303)
    })
  })

  function notify({ notice, times }: CashierOutcome): void {
    for (let time = 0; time < times; time++) {
      tell(notice).catch((error: unknown) => services.log.failure('sandbox notice', error))
    }
  }

  /** Over the network like anybody's. The app knows where; the connection of one who left does not. */
  async function tell(notice: CashierOutcome['notice']): Promise<void> {
    await fetch(new URL('/notify/sandbox', app.listeningOrigin), { method: 'POST', ...notice })
  }
}

const labels: Record<CashierChoice, string> = {
  paid: '支付成功',
  failed: '支付失败',
  left: '离开不付',
  late: '支付成功，通知晚到',
  twice: '支付成功，通知两次',
  never: '支付成功，不通知',
}

interface CashierPages {
  readonly headers: PlainPages['headers']
  /** What can be done with a trade; it says that no money moves. */
  offer(trade: SandboxTrade, now: Date): string
  unknown(): string
}

function cashierPages(brand: Brand): CashierPages {
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
