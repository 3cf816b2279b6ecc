import type { Db } from '../database/database.ts'
import type { ContentKind } from '../database/tables/content.ts'

interface VersionStore {
  readonly db: Db
}

/** How something that the site shows was at a time. */
export interface ContentVersion {
  readonly version: number
  /** Absent of what stood there before it was first changed. */
  readonly at?: Date
  /** Absent too of what an import brought. */
  readonly staffId?: string
  /** Who published it, where its author did not. */
  readonly reviewedBy?: string
  /** What the desk saved, as its form knows it. */
  readonly state: unknown
}

/** Keeps how something is now; what is kept already stays as it was. */
export async function keepVersion(
  { db }: VersionStore,
  kind: ContentKind,
  id: string,
  { version, at, staffId, reviewedBy, state }: ContentVersion,
): Promise<void> {
  await db
    .insertInto('content_version')
    .values({
      kind,
      content_id: id,
      version,
      at: at ?? null,
      staff_id: staffId ?? null,
      reviewed_by: reviewedBy ?? null,
      state: JSON.stringify(state),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Of one thing, the newest first. */
export async function readVersions(
  { db }: VersionStore,
  kind: ContentKind,
  id: string,
): Promise<ContentVersion[]> {
  const rows = await db
    .selectFrom('content_version')
    .select(['version', 'at', 'staff_id', 'reviewed_by', 'state'])
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, state, at, staff_id, reviewed_by }) => ({
    version,
    state,
    ...(at && { at }),
    ...(staff_id && { staffId: staff_id }),
    ...(reviewed_by && { reviewedBy: reviewed_by }),
  }))
}
