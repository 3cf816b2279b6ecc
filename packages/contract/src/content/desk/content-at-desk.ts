import {
  array,
  boolean,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  unknown,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { possibility } from '../../desk/edited.ts'
import { version } from '../../rules/counts.ts'
import { minuteOfDesk } from '../../rules/moments.ts'
import { text } from '../../rules/text.ts'

/** What staff write in drafts, and a second person publishes. */
export const contentKind = picklist(['faq', 'outlet', 'announcement', 'questionnaire'])
export type ContentKind = InferOutput<typeof contentKind>

/** What staff read of a kind. */
export const contentKindNames: Readonly<Record<ContentKind, string>> = {
  faq: '机器人问答',
  outlet: '网点',
  announcement: '首页内容',
  questionnaire: '问卷',
}

/** `scheduled`: published by itself at its time; `returned`: its author changes it once more. */
const draftState = picklist(['waiting', 'scheduled', 'returned'])
export type DraftState = InferOutput<typeof draftState>

export const draftStateNames: Readonly<Record<DraftState, string>> = {
  waiting: '等待审核',
  scheduled: '定时发布',
  returned: '已退回',
}

const listedDraft = object({
  draftId: string(),
  kind: contentKind,
  /** What is changed; absent of something new. */
  contentId: optional(string()),
  /** What staff call it. */
  title: string(),
  state: draftState,
  /** Who wrote it, by name, and when: `2026-11-16 08:30`. */
  by: optional(string()),
  at: string(),
  isOwn: boolean(),
  /** Who published or returned it. */
  reviewedBy: optional(string()),
  /** Of one that is scheduled, when. */
  publishAt: optional(string()),
  /** Why it was returned, or was not published at its time. */
  note: optional(string()),
})
export type ListedDraft = InferOutput<typeof listedDraft>

/** A draft as its editor goes on with it, and as it is reviewed there. */
const openDraft = object({
  ...listedDraft.entries,
  /** What was written, as the form of its kind knows it. */
  written: record(string(), unknown()),
  publish: possibility,
})
export type OpenDraft = InferOutput<typeof openDraft>

/** A hundred at most of what is not published yet, what waits longest in front. */
export const listContentDrafts = defineDeskCall({
  path: '/content/listContentDrafts',
  access: 'review-content',
  response: object({ drafts: array(listedDraft) }),
})

/** The draft of this id, or the one that something has. One that is published, or of another kind, is none. */
export const readContentDraft = defineDeskCall({
  path: '/content/readContentDraft',
  access: 'review-content',
  request: object({
    kind: contentKind,
    draftId: optional(pipe(string(), uuid())),
    contentId: optional(text(80, '编号')),
  }),
  response: object({
    /** What is saved waits for a second person. */
    isReviewed: boolean(),
    draft: optional(openDraft),
  }),
})

const ofDraft = { draftId: pipe(string(), uuid()) }

/**
 * Publishes a draft, now or at a time. `liveVersion` is what the reviewer compared it with: where customers see
 * another one by now, nothing is published. One that does not wait any more is 1007.
 */
export const publishContentDraft = defineDeskCall({
  path: '/content/publishContentDraft',
  kind: 'submit',
  access: 'review-content',
  request: object({
    ...ofDraft,
    liveVersion: optional(version),
    /** Absent: now. */
    publishAt: optional(minuteOfDesk),
  }),
  response: object({ isScheduled: boolean() }),
})

/** Gives a draft back to its author, also one that waits for its time. One that is no longer there is 1007. */
export const returnContentDraft = defineDeskCall({
  path: '/content/returnContentDraft',
  kind: 'submit',
  access: 'review-content',
  request: object({ ...ofDraft, note: text(200, '退回的原因') }),
})

/** Its author gives it up. One that is no longer there, or somebody else's, is 1007. */
export const withdrawContentDraft = defineDeskCall({
  path: '/content/withdrawContentDraft',
  kind: 'submit',
  access: 'review-content',
  request: object(ofDraft),
})

export const contentDeskCalls = {
  listContentDrafts,
  readContentDraft,
  publishContentDraft,
  returnContentDraft,
  withdrawContentDraft,
}
