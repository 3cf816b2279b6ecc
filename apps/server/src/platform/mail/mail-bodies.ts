import { escapeHtml } from '../html/escape-html.ts'
import type { MailContent } from './mail.ts'

/** Lines that belong together. */
export type Paragraph = readonly string[]

/** Both bodies from one text, so that they say the same. Nothing is loaded from anywhere. */
export function mailBodies(paragraphs: readonly Paragraph[]): Pick<MailContent, 'text' | 'html'> {
  const html = paragraphs.map((lines) => `<p>${lines.map(htmlLine).join('<br>')}</p>`)
  return {
    text: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"></head>
<body style="font-size: 16px; line-height: 1.6">
${html.join('\n')}
</body></html>
`,
  }
}

/** An address that stands in a line of its own can be opened. */
function htmlLine(line: string): string {
  const escaped = escapeHtml(line)
  return /^https?:\/\/\S+$/.test(line) ? `<a href="${escaped}">${escaped}</a>` : escaped
}
