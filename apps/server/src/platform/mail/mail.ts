import type { DocumentType } from '../calls/handler.ts'
import { escapeHtml } from '../html/escape-html.ts'

export interface MailAttachment {
  /** The file's name as the reader sees it; Chinese is welcome. */
  readonly name: string
  readonly bytes: Uint8Array
  readonly contentType: DocumentType | 'image/png'
}

/** What a mail says. Some programs show only one of the bodies, so both say the same. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly MailAttachment[]
}

export interface Mail extends MailContent {
  /** The same at each try, so that a mail server knows a mail again whose receipt got lost. */
  readonly id: string
  /** One mailbox, as the rule `email` lets it through. */
  readonly to: string
}

/** Lines that belong together. */
type Paragraph = readonly string[]

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
