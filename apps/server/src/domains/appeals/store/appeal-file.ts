import { sql } from 'kysely'
import type { CleanFile } from '../../../platform/uploads/uploads.ts'
import type { AppealStore } from './appeal.repository.ts'
import type { AppealRef } from './appeal.ts'

type Store = Pick<AppealStore, 'db'>

/** A photo or PDF that whoever filed an appeal sent for it. */
export interface AppealFile {
  readonly id: string
  readonly receivedAt: Date
  readonly mediaType: CleanFile['mediaType']
  readonly bytes: number
}

/** The latest in front. */
export async function filesOfAppeal(
  { db }: Store,
  { customerKey, id }: AppealRef,
): Promise<AppealFile[]> {
  const rows = await db
    .selectFrom('appeal_file')
    .select(['id', 'received_at', 'media_type', 'bytes'])
    .where('customer_key', '=', customerKey)
    .where('appeal_id', '=', id)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    mediaType: row.media_type,
    bytes: row.bytes,
  }))
}

/** Whether a file of this name of the phone's has come for it. */
export async function isFileReceived(
  { db }: Store,
  { customerKey, id }: AppealRef,
  upload: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('appeal_file')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('appeal_id', '=', id)
    .where('upload_id', '=', upload)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * With the appeal locked. It raises the version: who was about to answer has not seen this file, and is asked to look
 * first.
 */
export async function addAppealFile(
  { db }: Store,
  { customerKey, id: appealId }: AppealRef,
  { id, receivedAt, mediaType, bytes }: AppealFile,
  upload: string,
): Promise<void> {
  await db
    .insertInto('appeal_file')
    .values({
      customer_key: customerKey,
      appeal_id: appealId,
      id,
      received_at: receivedAt,
      media_type: mediaType,
      bytes,
      upload_id: upload,
    })
    .execute()
  await db
    .updateTable('appeal')
    .set({ takings: sql`takings + 1` })
    .where('customer_key', '=', customerKey)
    .where('id', '=', appealId)
    .execute()
}
