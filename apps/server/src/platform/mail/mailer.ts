import type { Mail } from './mail.ts'

export interface Mailer {
  /**
   * Resolves once the mail server has taken the mail. Throws `MailRefused` where it never will;
   * after any other error it may at another time.
   */
  send(mail: Mail): Promise<void>
}

/** The mail server refuses this very mail for good, for instance because there is no such mailbox. */
export class MailRefused extends Error {
  readonly code: string

  /** @param replyCode as SMTP knows it, 500 or more; what the server wrote beside it quotes the recipient. */
  constructor(replyCode: number) {
    super('the mail server refused a mail')
    this.name = 'MailRefused'
    this.code = `refused ${replyCode}`
  }
}
