import type { GenericSchema } from 'valibot'
import type { Db } from '../database/database.ts'
import type { ContentKind } from '../database/tables/content.ts'

/** Something that the site shows, as the form of the desk knows it. */
export interface KeptContent<Draft> {
  readonly id: string
  /** Counts up with every change. */
  readonly version: number
  readonly draft: Draft
}

/** Where content of one kind lies. */
export interface ContentType<Draft> {
  readonly kind: ContentKind
  /** In which a draft is kept until it is published. */
  readonly shape: GenericSchema<unknown, Draft>
  /** What staff call it in a list. */
  titleOf(draft: Draft): string
  /** Refuses, at its field, what names something that is not there. */
  judge?(db: Db, draft: Draft): Promise<void>
  /** Locked until its transaction ends. */
  lock(db: Db, id: string): Promise<KeptContent<Draft> | undefined>
  store(db: Db, kept: KeptContent<Draft>): Promise<void>
  /** Notes that this answers what a customer asked in vain. */
  answerMiss?(db: Db, missId: string, id: string): Promise<void>
}
