import { escapeHtml } from '../platform/html/escape-html.ts'
import type { OutboxMessage } from '../platform/outbox/outbox.ts'

/** The demo's phone and mailbox as a page for people; it needs no script. */
export function outboxPage(messages: readonly OutboxMessage[]): string {
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
