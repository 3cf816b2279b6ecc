import { callsPath } from '@ecenter/contract/call.ts'
import { specifiedRoutes } from '@ecenter/contract/conformance/specified-routes.ts'
import { deskPath } from '@ecenter/contract/desk/desk-call.ts'
import { networkCrashed } from '@ecenter/contract/results/reaction.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../domains/services.ts'
import { Failure } from '../../platform/calls/failure.ts'
import type { Brand } from '../../platform/config/brand.ts'
import { escapeHtml } from '../../platform/html/escape-html.ts'
import { refusal } from '../answers/answer.ts'
import { noteOutcome } from '../request-log.ts'
import { type PlainPages, plainPages } from './plain-page.ts'

const screens = new Set<string>(specifiedRoutes.map(({ path }) => path))

/**
 * Addresses that nobody serves: a screen's without its `#` leads to the screen, a person reads a
 * page, and a program JSON.
 */
export function answerNotFound(app: FastifyInstance, services: Services): void {
  const { headers, html } = notFoundPage(services.settings.brand)
  app.setNotFoundHandler((request, reply) => {
    const [path = '', query] = request.url.split('?', 2)
    if (path === deskPath.slice(0, -1)) return reply.redirect(deskPath)
    const isPage = request.method === 'GET' && !path.startsWith(callsPath)
    if (isPage && screens.has(path)) {
      return reply.redirect(`/${query === undefined ? '' : `?${query}`}#${path}`)
    }
    reply.code(404)
    if (isPage && accepts(request, 'text/html')) {
      return reply.headers(headers).type('text/html; charset=utf-8').send(html)
    }
    const failure = new Failure(resultCodes.noSuchAddress, networkCrashed)
    noteOutcome(request, failure.resultCode)
    return reply.send(refusal(services, request.id, failure))
  })
}

function accepts({ headers }: FastifyRequest, type: string): boolean {
  return headers.accept?.includes(type) ?? false
}

/** For a person who came to an address that nobody serves. */
function notFoundPage(brand: Brand): Pick<PlainPages, 'headers'> & { readonly html: string } {
  const { headers, page } = plainPages(brand)
  const hotline = escapeHtml(brand.hotline)
  const html = page(
    '没有这个页面',
    `<p>链接可能不完整，或页面已经搬走。</p>
<p><a href="/#/policy-query">查车险保单</a></p>
<p><a href="${escapeHtml(brand.homeUrl)}">返回首页</a></p>
<p>需要帮助请拨打 <a href="tel:${hotline}">${hotline}</a>。</p>`,
  )
  return { headers, html }
}
