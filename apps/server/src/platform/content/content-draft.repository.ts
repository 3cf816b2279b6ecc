import { type Insertable, type Selectable, sql } from 'kysely'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { ContentDraftState, ContentKind } from '../database/tables/content.ts'
import type { Tables } from '../database/tables.ts'
import { actingOf } from '../staff/staff.repository.ts'
import type { Acting } from '../staff/two-people.ts'

interface DraftStore {
  readonly db: Db
}

export type ContentDraft = Selectable<Tables['content_draft']>

/** What is not decided yet. */
const openStates = ['waiting', 'scheduled', 'returned'] as const
export type OpenDraftState = (typeof openStates)[number]

export type OpenContentDraft = ContentDraft & { readonly state: OpenDraftState }

const listedAtOnce = 100

export async function insertDraft(
  { db }: DraftStore,
  draft: Insertable<Tables['content_draft']>,
): Promise<void> {
  await db.insertInto('content_draft').values(draft).execute()
}

/** What became of a draft; what is not named stays as it was. */
export async function updateDraft(
  { db }: DraftStore,
  id: string,
  change: Partial<
    Pick<
      ContentDraft,
      'state' | 'reviewed_by' | 'reviewed_at' | 'note' | 'publish_at' | 'live_version'
    >
  >,
): Promise<void> {
  await db.updateTable('content_draft').set(change).where('id', '=', id).execute()
}

/**
 * While it is not decided, locked until its transaction ends. Whoever locks what it is of as well does that
 * before, as who saves: of two who took them in either order each would wait for the other.
 */
export async function lockOpenDraft(
  { db }: DraftStore,
  id: string,
): Promise<OpenContentDraft | undefined> {
  const row = await selectOpen(db).where('id', '=', id).forUpdate().executeTakeFirst()
  return row as OpenContentDraft | undefined
}

export async function findOpenDraft({ db }: DraftStore, id: string) {
  const row = await selectOpen(db).where('id', '=', id).executeTakeFirst()
  return row as OpenContentDraft | undefined
}

/** The one draft that something has. */
export async function openDraftOf({ db }: DraftStore, kind: ContentKind, contentId: string) {
  const row = await selectOpen(db)
    .where('kind', '=', kind)
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  return row as OpenContentDraft | undefined
}

/** What waits longest in front. */
export async function listOpenDrafts({ db }: DraftStore): Promise<OpenContentDraft[]> {
  const rows = await selectOpen(db).orderBy('written_at').limit(listedAtOnce).execute()
  return rows as OpenContentDraft[]
}

/** Who wrote it, with whom they may be one person: now, or when they wrote it. */
export async function authorOf(store: DraftStore, draft: ContentDraft): Promise<Acting> {
  const author = await actingOf(store, draft.staff_id)
  return { ...author, openedThen: draft.opened_by ?? undefined }
}

/** Those that wait for a second person, with who has opened the account of their author; the longest in front. */
export async function draftsToReview({ db }: DraftStore) {
  return db
    .selectFrom('content_draft')
    .innerJoin('staff', 'staff.id', 'content_draft.staff_id')
    .selectAll('content_draft')
    .select('staff.opened_by as opened_now')
    .where('state', '=', 'waiting')
    .orderBy('written_at')
    .execute()
}

/** Ids of what is to be published by now. */
export async function draftsDue({ db }: DraftStore, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('content_draft')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(listedAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/** Long enough to ask who wrote what; versions say what customers saw, and by whom, for longer. */
const decidedKeptSeconds = 365 * 86_400

/** Removes drafts that were decided so long ago; an open one waits for its reviewer however long. */
export async function purgeDrafts(db: Db, clock: Pick<Clock, 'now'>): Promise<void> {
  const open: readonly ContentDraftState[] = openStates
  await db
    .deleteFrom('content_draft')
    .where('state', 'not in', open)
    .where(
      sql<Date>`greatest(written_at, reviewed_at, publish_at)`,
      '<',
      secondsAfter(clock.now(), -decidedKeptSeconds),
    )
    .execute()
}

function selectOpen(db: Db) {
  const open: readonly ContentDraftState[] = openStates
  return db.selectFrom('content_draft').selectAll().where('state', 'in', open)
}
