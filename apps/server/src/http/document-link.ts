import { weChatMark } from '@ecenter/contract/constants/channels.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../domains/services.ts'
import { behindLink } from '../platform/links/one-use-links.ts'
import { acceptEmptyForms } from './accept-empty-forms.ts'
import { documentLinkPages } from './document-link-page.ts'
import { failureOf } from './failure-of.ts'
import { handOverDocument } from './hand-over-document.ts'
import { ipOf } from './ip-of.ts'
import { linkedFilesOf } from './linked-files-of.ts'
import { addressOf } from './network-of.ts'
import { sendFile } from './send-file.ts'

/** A link's whole address is a secret, so the log knows this much of it. */
const place = '/d/:token'

interface Address {
  readonly Params: { readonly token: string }
}

/**
 * One-use links, for any browser and without a session. Opening one spends nothing, for messengers
 * open links to preview them; the button on its page does.
 */
export function serveDocumentLinks(app: FastifyInstance, services: Services): void {
  const pages = documentLinkPages(services.settings.brand)

  app.register(async (scope) => {
    acceptEmptyForms(scope)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(pages.headers)
    })
    scope.setErrorHandler(answerTrouble)

    scope.get<Address>(place, async ({ params, headers }, reply) => {
      const link = await behindLink(services, params.token)
      if (link === undefined) return sendPage(reply, 410, pages.ended())
      const offered = await linkedFilesOf(services, link).offer(link)
      const isWeChat = weChatMark.test(headers['user-agent'] ?? '')
      const page = isWeChat ? pages.offerInWeChat : pages.offer
      return sendPage(reply, 200, page(offered, link.expiresAt))
    })
    scope.post<Address>(place, async (request, reply) => {
      const address = addressOf(services, ipOf(request))
      const file = await handOverDocument(services, request.params.token, address)
      return file === undefined ? sendPage(reply, 410, pages.ended()) : sendFile(reply, file)
    })
  })

  /** Whatever went wrong, the link may be over before it is right again: a new one is the way on. */
  function answerTrouble(
    error: FastifyError,
    request: { readonly id: string },
    reply: FastifyReply,
  ) {
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return reply.code(error.statusCode).send()
    }
    const { message, resultCode } = failureOf(services.log, error, place, request.id)
    const status = resultCode === resultCodes.stateChanged ? 410 : 503
    return sendPage(reply, status, pages.trouble(message))
  }
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}
