import type { PolicyDocument } from './policy-document.ts'

/** Turns the facts of a policy into a PDF/A file. */
export interface Documents {
  /** Rejects with `DocumentsBusy` or `DocumentFailed`. */
  render(document: PolicyDocument): Promise<Uint8Array>
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
