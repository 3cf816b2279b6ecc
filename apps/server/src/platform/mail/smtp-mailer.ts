import { createTransport } from 'nodemailer'
import { isThisMachine } from '../config/is-this-machine.ts'
import type { Mail, MailAttachment } from './mail.ts'
import { type Mailer, MailRefused } from './mailer.ts'

export interface SmtpSettings {
  /** `smtps://` or `smtp://`, with user and password if the server asks for them. */
  readonly url: string
  /** The mailbox that the mails come from. */
  readonly from: string
  /** The name beside that mailbox. */
  readonly senderName: string
}

/** For each wait by itself: the name, the connection, the greeting, any reply. */
const waitMs = 10_000
const wholeSendMs = 60_000
/** The replies that judge the mail; a refused login is our fault and can be mended. */
const verdicts = ['EENVELOPE', 'EMESSAGE']

/** Hands each mail to one mail server, over TLS unless that server is on this very machine. */
export function smtpMailer({ url, from, senderName }: SmtpSettings): Mailer {
  const transport = createTransport({
    ...serverOf(new URL(url)),
    dnsTimeout: waitMs,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    maxRecipients: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)

  return {
    async send({ id, to, subject, text, html, attachments }: Mail) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: senderName, address: from },
          to: { name: '', address: to },
          // Nobody's holiday notice need come back (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          xMailer: false,
          subject,
          text,
          html,
          attachments: attachments.map(attachmentOf),
          signal: AbortSignal.timeout(wholeSendMs),
        })
      } catch (error) {
        const replyCode = finalReplyOf(error)
        throw replyCode === undefined ? error : new MailRefused(replyCode)
      }
    },
  }
}

function serverOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  const isHere = isThisMachine(hostname)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port === '' ? {} : { port: Number(port) }),
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' as const },
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

function attachmentOf({ name, bytes, contentType }: MailAttachment) {
  return { filename: name, content: Buffer.from(bytes), contentType }
}

function finalReplyOf(error: unknown): number | undefined {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return undefined
  const { code, responseCode } = error
  const isVerdict = typeof code === 'string' && verdicts.includes(code)
  return isVerdict && typeof responseCode === 'number' && responseCode >= 500
    ? responseCode
    : undefined
}
