import type { OutboxMessage } from '../platform/outbox/outbox.ts'

/** The demo's phone and mailbox as a page for people; it needs no script. */
export function outboxPage(messages: readonly OutboxMessage[]): string {
  const items = messages.map(
    ({ channel, to, subject, text, at }) =>
      `<li><p><b>${channel === 'sms' ? '短信' : '邮件'}</b> ${escapeHtml(to)} <time>${at}</time></p>` +
      `<p>${escapeHtml(subject ?? '')}</p><p>${escapeHtml(text)}</p></li>`,
  )
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>演示收件箱</title>
<h1>演示收件箱</h1><p>演示模式不会真的发出短信和邮件，内容都在这里，最新的在最前。</p>
<ol>${items.join('') || '<li>还没有消息。</li>'}</ol></html>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
