import type { DocumentType } from '../../rules/document-type.ts'

/** A file that the customer sent. */
export interface ReceivedFile {
  readonly type: DocumentType
  readonly receivedAt: Date
}

/**
 * What the insurer says of a kind of document: it came another way, or what came does not do; then
 * the reason says what is wrong, and what to send instead.
 */
export type DocumentVerdict = {
  readonly type: DocumentType
  readonly judgedAt: Date
  /** The last refusal, which makes void what came before it, whatever was said since. */
  readonly refusedAt?: Date
} & ({ readonly state: 'received' } | { readonly state: 'refused'; readonly reason: string })

/** All that is known of the documents of one claim; in no order. */
export interface DocumentFacts {
  readonly files: readonly ReceivedFile[]
  /** At most one of a kind, the latest. */
  readonly verdicts: readonly DocumentVerdict[]
}
