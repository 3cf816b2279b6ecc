import type { FastifyInstance } from 'fastify'
import { takeNotice } from '../../domains/orders/payment/take-notice.ts'
import type { Services } from '../../domains/services.ts'
import { addressOf, ipOf } from '../admission/network-of.ts'

interface Address {
  readonly Params: { readonly provider: string }
}

/** Real notices are some kilobytes long. */
const bytesAtMost = 64 * 1024

/**
 * Where gateways tell of payments. They sign the very bytes, so these are read as they come, of
 * whatever type; what cannot be taken is answered so that a real gateway tells it again.
 */
export function servePaymentNotices(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bytesAtMost },
      async (_request: unknown, body: Buffer) => body,
    )
    scope.post<Address>('/notify/:provider', async (request, reply) => {
      const gateway = services.gateways.find(({ method }) => method === request.params.provider)
      if (gateway === undefined) return reply.code(404).send()
      const { status, contentType, body } = gateway.noticeAnswer(await isTaken())
      return reply.code(status).type(contentType).send(body)

      async function isTaken(): Promise<boolean> {
        if (gateway === undefined || !Buffer.isBuffer(request.body)) return false
        const address = addressOf(services, ipOf(request))
        const { headers, body } = request
        try {
          return await takeNotice(services, gateway, { headers, body, address })
        } catch (error) {
          services.log.failure('payment notice', error, request.id)
          return false
        }
      }
    })
  })
}
