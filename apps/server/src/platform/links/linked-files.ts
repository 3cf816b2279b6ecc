import type { AuditFact } from '../audit/audit-fact.ts'
import type { FileAnswer } from '../calls/handler.ts'
import type { LinkTarget } from './one-use-links.ts'

/** The files of one kind of object behind links; told by the feature that has them. */
export interface LinkedFiles {
  /** What the link's page may say to whoever has it. */
  offer(target: LinkTarget): Promise<OfferedFile>
  /** The file itself, and the trace of handing it out. */
  fetch(target: LinkTarget): Promise<FetchedFile>
}

export interface OfferedFile {
  /** What customers call it. */
  readonly name: string
  readonly productName: string
  /** Of the file, such as PDF. */
  readonly format: string
}

export interface FetchedFile {
  readonly file: FileAnswer
  readonly trace: Pick<AuditFact, 'event' | 'outcome'>
}
