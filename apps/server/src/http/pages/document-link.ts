import { weChatMark } from '@ecenter/contract/constants/channels.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { linkedDocuments } from '../../domains/electronic-policies/calls/linked-documents.ts'
import { linkedInvoices } from '../../domains/invoices/calls/linked-invoices.ts'
import type { Services } from '../../domains/services.ts'
import { about } from '../../platform/audit/audit-fact.ts'
import type { FileAnswer } from '../../platform/calls/handler.ts'
import { timeInChina } from '../../platform/clock/clock.ts'
import type { Brand } from '../../platform/config/brand.ts'
import { escapeHtml } from '../../platform/html/escape-html.ts'
import { documentsPath } from '../../platform/links/documents-path.ts'
import type { LinkedFiles, OfferedFile } from '../../platform/links/linked-files.ts'
import { behindLink, type LinkTarget, spendLink } from '../../platform/links/one-use-links.ts'
import { maskedNetwork } from '../admission/masked-network.ts'
import { addressOf, ipOf } from '../admission/network-of.ts'
import { failureOf } from '../answers/failure-of.ts'
import { sendFile } from '../answers/send-file.ts'
import { acceptEmptyForms } from '../bodies/accept-empty-forms.ts'
import { type PlainPages, plainPages } from './plain-page.ts'

/** A link's whole address is a secret, so the log knows this much of it. */
const place = `${documentsPath}:token`

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
      const file = await sendDocument(services, request.params.token, ipOf(request))
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

/**
 * The file that a link leads to, for the one who spends it; undefined where nothing is to be had. It
 * is fetched before the link is spent, so a link that failed still leads to it.
 */
async function sendDocument(
  services: Services,
  token: string,
  ip: string,
): Promise<FileAnswer | undefined> {
  const link = await behindLink(services, token)
  if (link === undefined) return undefined
  const { file, trace } = await linkedFilesOf(services, link).fetch(link)
  return services.audit.inTransaction(async (db, record) => {
    if (!(await spendLink({ ...services, db }, token))) return undefined
    const from = { address: addressOf(services, ip), network: maskedNetwork(ip) }
    record({ ...trace, ...from, ...about(link.object) })
    return file
  })
}

/** Each kind of file behind a link is handed out by the feature that it belongs to. */
function linkedFilesOf(services: Services, { object }: LinkTarget): LinkedFiles {
  switch (object.kind) {
    case 'policy':
      return linkedDocuments(services)
    case 'invoice':
      return linkedInvoices(services)
    default:
      throw new Error(`no link leads to a ${object.kind}`)
  }
}

/** The pages behind a one-use link, for whoever was given it. */
interface DocumentLinkPages {
  /** Of each of these pages. */
  readonly headers: PlainPages['headers']
  offer(file: OfferedFile, expiresAt: Date): string
  /** The same where nothing is saved: the way to a browser first, so that no link is spent for nothing. */
  offerInWeChat(file: OfferedFile, expiresAt: Date): string
  /** For a link that is unknown, spent or over: which of them it is tells nobody anything. */
  ended(): string
  trouble(message: string): string
}

function documentLinkPages(brand: Brand): DocumentLinkPages {
  const { headers, page } = plainPages(brand)
  const hotline = escapeHtml(brand.hotline)
  return {
    headers,

    offer: (file, expiresAt) =>
      page(
        `下载${file.name}`,
        `<p>${escapeHtml(file.productName)}</p>
<form method="post"><button>下载 ${file.format} 文件</button></form>
${conditions(expiresAt)}`,
      ),

    offerInWeChat: (file, expiresAt) =>
      page(
        `下载${file.name}`,
        `<p>${escapeHtml(file.productName)}</p>
<p><strong>微信里不能保存文件：请点右上角 ··· ，选择“在浏览器打开”。</strong></p>
${conditions(expiresAt)}
<form method="post"><button class="plain">仍在微信里下载（会用掉这个链接）</button></form>`,
      ),

    ended: () => page('链接已失效', wayOn('下载链接 5 分钟内有效，只能用一次。')),
    trouble: (message) => page('暂时下载不了', wayOn(message)),
  }

  function conditions(expiresAt: Date): string {
    return `<p class="note">链接在 ${timeInChina(expiresAt)} 前有效，只能下载一次。</p>
<p class="note">文件里有您的个人信息，请不要转发链接。</p>`
  }

  function wayOn(message: string): string {
    return `<p>${escapeHtml(message.replaceAll('{hotline}', brand.hotline))}</p>
<p>请回到原来的页面，重新获取下载链接。需要帮助请拨打 <a href="tel:${hotline}">${hotline}</a>。</p>`
  }
}
