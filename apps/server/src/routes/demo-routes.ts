import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { demoDay } from '../demo/demo-marker.ts'
import { identitiesToTry, signOnPath } from '../demo/identities-to-try.ts'
import { people } from '../demo/people.ts'
import { staffToTry } from '../demo/staff/staff-to-try.ts'
import type { Services } from '../domains/services.ts'
import { sendFile } from '../http/answers/send-file.ts'
import { openApiOf } from '../http/open-api.ts'
import type { Site } from '../http/pages/site.ts'
import { cookieName } from '../http/visitor.ts'
import { escapeHtml } from '../platform/html/escape-html.ts'
import { attachmentsPath, type Outbox, type OutboxMessage } from '../platform/outbox/outbox.ts'

/**
 * What only a demo has: people to try, who works at its desk, the messages that would have gone out,
 * the captchas' answers, an app that opens the site for its customer, the calls as a document, the widgets.
 */
export function serveDemo(
  app: FastifyInstance,
  services: Services,
  outbox: Outbox,
  site: Site | undefined,
): void {
  app.get('/dev/demo.json', async () =>
    identitiesToTry((await demoDay(services.db)) ?? services.clock.today()),
  )
  app.get('/dev/openapi.json', async () => openApiOf(services.settings.brand.name))
  app.get('/dev/staff.json', async () => ({ staff: await staffToTry(services) }))
  app.get('/dev/outbox.json', async () => outbox.messages())
  app.get('/dev/outbox', async (_request, reply) =>
    reply.type('text/html').send(outboxPage(await outbox.messages())),
  )
  app.get<{ Params: { id: string } }>(`${attachmentsPath}:id`, async ({ params }, reply) => {
    const file = await outbox.attachment(params.id)
    return file === undefined ? reply.code(404).send() : sendFile(reply, file)
  })
  app.get('/dev/captcha.json', async (request) => {
    const cookie = request.cookies[cookieName(services)]
    const session = cookie === undefined ? undefined : await services.sessions.find(cookie)
    return session === undefined ? {} : outbox.answersOf(session.id)
  })
  app.get(signOnPath, async (_request, reply) => {
    const ticket = await services.signOn.ticketFor('app', people.main.idNumber)
    return reply.redirect(`/?channelNo=1#/home?ticket=${ticket}`)
  })
  if (site === undefined) return
  const kit = readFileSync(join(site.folder, 'kit.html'))
  app.get('/dev/kit', async (_request, reply) => reply.type('text/html').send(kit))
}

/** The demo's phone and mailbox as a page for people; it needs no script. */
function outboxPage(messages: readonly OutboxMessage[]): string {
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>演示收件箱</title>
<h1>演示收件箱</h1><p>演示模式不会真的发出短信和邮件，内容都在这里，最新的在最前。</p>
<ol>${messages.map(item).join('') || '<li>还没有消息。</li>'}</ol></html>`
}

function item({ channel, to, subject, text, attachments = [], at }: OutboxMessage): string {
  return (
    `<li><p><b>${channel === 'sms' ? '短信' : '邮件'}</b> ${escapeHtml(to)} <time>${at}</time></p>` +
    `<p>${escapeHtml(subject ?? '')}</p><p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>` +
    `${attachments.map(link).join('')}</li>`
  )
}

function link({ name, bytes, url }: NonNullable<OutboxMessage['attachments']>[number]): string {
  return `<p>附件：<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>（${bytes} 字节）</p>`
}
