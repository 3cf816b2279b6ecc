import type { FastifyInstance } from 'fastify'
import type { Services } from '../domains/services.ts'
import {
  type CashierOutcome,
  cashierChoices,
  chooseAtCashier,
} from '../platform/payment/sandbox/sandbox-cashier.ts'
import { cashierPath } from '../platform/payment/sandbox/sandbox-gateway.ts'
import { readTrade } from '../platform/payment/sandbox/sandbox-trades.ts'
import { acceptEmptyForms } from './accept-empty-forms.ts'
import { cashierPages } from './cashier-page.ts'

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
