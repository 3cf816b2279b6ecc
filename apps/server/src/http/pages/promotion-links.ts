import { promoterCode } from '@ecenter/contract/purchases/lead.ts'
import type { FastifyInstance } from 'fastify'
import { is } from 'valibot'
import { promotionLinkPath } from '../../domains/promotions/rules/promotion-link.ts'

interface Address {
  readonly Params: { readonly code: string }
}

/**
 * The short links of promoters lead to the purchase entry. Whether a code is anybody's the page asks,
 * so that a link tells nothing; what can be no code is left out of the address.
 */
export function servePromotionLinks(app: FastifyInstance): void {
  app.get<Address>(`${promotionLinkPath}:code`, async ({ params: { code } }, reply) => {
    const end = is(promoterCode, code) ? `?tg=${code}` : ''
    return reply.header('cache-control', 'no-store').redirect(`/#/car-purchase${end}`)
  })
}
