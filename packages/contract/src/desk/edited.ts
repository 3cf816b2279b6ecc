import {
  boolean,
  type GenericSchema,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  pipe,
  string,
  uuid,
} from 'valibot'
import { byKind } from '../rules/by-kind.ts'
import { version } from '../rules/counts.ts'

/** What is edited, and the version that the edit began from: a save of another one is refused. Absent of something new. */
export const edited = optional(object({ id: pipe(string(), uuid()), version }))

/**
 * How something that the site shows once was. Whoever wants it back takes it into the form and saves
 * it, so that nothing is ever undone behind somebody's back.
 */
export function contentVersion<State extends GenericSchema>(state: State) {
  return object({
    version: number(),
    /** `2026-11-16 08:30`; absent of what stood there before it was first changed. */
    at: optional(string()),
    /** Who saved it, by name; absent of what an import brought. */
    by: optional(string()),
    /** Who published it, where that was somebody else. */
    reviewedBy: optional(string()),
    state,
  })
}

/** Something that may be done: possible now, or why it is not. */
export const possibility = object({ isPossible: boolean(), why: optional(string()) })
export type Possibility = InferOutput<typeof possibility>

/**
 * What a save says of drafts beside what was written. Where content is reviewed, every save makes a draft;
 * elsewhere it is published at once.
 */
export const draftWish = {
  /** The draft that was gone on with; another one that waits is not overwritten. */
  replaces: optional(pipe(string(), uuid())),
  /** It is published later, also where nobody reviews. */
  asDraft: optional(boolean()),
}

/**
 * What became of a save: published, or a draft that waits for a second person. Where somebody else saved
 * the same meanwhile nothing is changed, and theirs comes back, so that the page can show both.
 */
export function saved<Kept extends GenericSchema>(kept: Kept) {
  return byKind([
    object({ kind: literal('saved'), kept }),
    object({ kind: literal('drafted'), draftId: string() }),
    object({ kind: literal('changed-meanwhile'), theirs: kept }),
  ])
}
