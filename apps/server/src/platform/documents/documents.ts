/** What JSON can say; a member that is undefined is left out. */
type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [name: string]: Json | undefined }

/** A document to be: the template that sets it, and what it says. */
export interface DocumentDraft<Facts extends JsonObject = JsonObject> {
  /** A file of the templates' folder, without its ending `.typ`. */
  readonly template: string
  /** The template reads them as data, never as source, so no text in them can become code. */
  readonly facts: Facts
  /** Pictures, by the names under which the template reads them. */
  readonly files?: Readonly<Record<string, Uint8Array | string>>
}

/** Turns what a document says into a PDF/A file: the same draft gives the same bytes. */
export interface Documents {
  /**
   * A character that the font lacks is printed as its number, 〔U+2CB2F〕, so that nobody takes an
   * empty box for a name. Rejects with `DocumentsBusy` or `DocumentFailed`.
   */
  render(draft: DocumentDraft): Promise<Uint8Array>
  /** Waits for what is being rendered, then ends the threads. */
  close(): Promise<void>
}

/** Too many documents are waiting already: the caller sheds load instead of growing a queue. */
export class DocumentsBusy extends Error {
  override readonly name = 'DocumentsBusy'
}

/** This document cannot be rendered, or not in time; `cause` says why. Others still can. */
export class DocumentFailed extends Error {
  override readonly name = 'DocumentFailed'
}
