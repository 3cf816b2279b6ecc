import { check, email, type InferOutput, object, optional, pipe, string } from 'valibot'

const smtpAddress = pipe(
  string(),
  check(isSmtpAddress, 'must be smtps://user:password@host or smtp://…, with % codes in both'),
)

/** The settings that say how mails leave, by their names in the environment. */
export const mailSettings = {
  SMTP_URL: optional(smtpAddress),
  MAIL_FROM: optional(
    pipe(string(), email('must be one mailbox, such as service@insurer.example')),
  ),
}
const givenSettings = object(mailSettings)

export interface SmtpSettings {
  readonly url: string
  readonly from: string
}

/** Throws where there is a server and no sender. */
export function smtpOf({
  SMTP_URL: url,
  MAIL_FROM: from,
}: InferOutput<typeof givenSettings>): SmtpSettings | undefined {
  if (url === undefined) return undefined
  if (from === undefined) throw new Error('SMTP_URL needs MAIL_FROM')
  return { url, from }
}

function isSmtpAddress(text: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(text)
    decodeURIComponent(username + password)
    return ['smtp:', 'smtps:'].includes(protocol) && hostname !== ''
  } catch {
    return false
  }
}
