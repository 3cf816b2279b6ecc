import type { FastifyInstance } from 'fastify'
import { type CoreView, haveDemoCore, viewOfDemoCore } from '../demo/core/ask-demo-core.ts'
import type { Services } from '../domains/services.ts'
import { acceptEmptyForms } from '../http/bodies/accept-empty-forms.ts'
import { plainPages } from '../http/pages/plain-page.ts'
import { escapeHtml } from '../platform/html/escape-html.ts'

const demoCorePath = '/dev/core'

interface Deed {
  readonly Params: { readonly deed: string; readonly eventId?: string }
}

/** So many seconds until the page looks again by itself. */
const refreshSeconds = '3'

/** The demo's core as it works: what it was told, what it tells, and buttons that make it a difficult one. */
export function serveDemoCore(app: FastifyInstance, services: Services): void {
  const { settings } = services
  const { headers, page } = plainPages(settings.brand)

  app.register(async (scope) => {
    acceptEmptyForms(scope)
    scope.get(demoCorePath, async (_request, reply) => {
      const view = await viewOfDemoCore(settings)
      reply.headers(headers).header('refresh', refreshSeconds).type('text/html; charset=utf-8')
      return reply.send(page('演示核心系统', view === undefined ? absentText : contentOf(view)))
    })
    for (const url of [`${demoCorePath}/:deed`, `${demoCorePath}/:deed/:eventId`]) {
      scope.post<Deed>(url, async ({ params }, reply) => {
        const { deed, eventId } = params
        const asked = [deed, ...(eventId === undefined ? [] : [eventId])].map(encodeURIComponent)
        const hasDone = await haveDemoCore(settings, asked.join('/'))
        return hasDone ? reply.redirect(demoCorePath, 303) : reply.code(404).send()
      })
    }
  })
}

const absentText =
  '<p>演示核心系统现在没有运行。由本服务自己出单时（POLICIES_ISSUED_BY=service），不需要它。</p>'

function contentOf(view: CoreView): string {
  const { isHolding, isShuffling, after } = view
  return [
    '<p>它只通过核心系统接口工作：读取消息，送回数据。这里的数据都是虚构的。</p>',
    isHolding ? button('hold-off', '不再扣住，全部放行') : button('hold-on', '扣住新的答复'),
    isShuffling ? button('shuffle-off', '恢复顺序') : button('shuffle-on', '打乱送回的顺序'),
    button('read-again', '再读一遍最近的消息'),
    `<h2>送回的答复</h2>${view.answers.map(answerItem).join('') || '<p>还没有。</p>'}`,
    `<h2>收到的消息</h2><p class="note">已读到第 ${after} 号。</p>`,
    view.events.map(eventItem).join('') || '<p>还没有。付一笔订单试试。</p>',
  ].join('\n')
}

function button(deed: string, label: string): string {
  return `<form method="post" action="${demoCorePath}/${deed}"><button class="plain">${label}</button></form>`
}

function answerItem(answer: CoreView['answers'][number]): string {
  const { eventId, subject, type, decision, isTold, isRefusable, canMoveOn, rows } = answer
  const state = decision === 'refused' ? '已拒绝' : isTold ? '已送达' : '等待送回'
  const id = encodeURIComponent(eventId)
  return [
    `<p><b>${escapeHtml(subject)}</b>，${escapeHtml(type)}：${state}</p>`,
    `<ol>${rows.map(rowItem).join('')}</ol>`,
    isTold ? button(`repeat/${id}`, '再送一遍') : '',
    canMoveOn ? button(`move-on/${id}`, '纸质保单往前送一步') : '',
    !isTold && decision === 'open' ? button(`release/${id}`, '放行') : '',
    isRefusable ? button(`refuse/${id}`, refuseLabel(rows)) : '',
  ].join('')
}

function refuseLabel(rows: CoreView['answers'][number]['rows']): string {
  return rows.some(({ kind }) => kind === 'orders') ? '拒绝出单，退款' : '不同意这个申请'
}

function rowItem({
  kind,
  key,
  version,
  tries,
  result,
  reason,
}: CoreView['answers'][number]['rows'][number]) {
  const told =
    result === undefined ? '未送' : `${result}${reason === undefined ? '' : `：${reason}`}`
  return `<li>${escapeHtml(`${kind} ${key}，版本 ${version}，送 ${tries} 次，${told}`)}</li>`
}

const outcomes = { applied: '已处理', known: '重复，不再处理', ignored: '不需处理' } as const

function eventItem({ position, type, subject, time, outcome }: CoreView['events'][number]): string {
  return `<p>${position}　${escapeHtml(type)}<br>${escapeHtml(`${subject}　${time}`)}　${outcomes[outcome]}</p>`
}
