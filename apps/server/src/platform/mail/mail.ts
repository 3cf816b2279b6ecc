import type { DocumentType } from '../calls/handler.ts'

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
