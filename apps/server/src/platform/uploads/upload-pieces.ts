import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { waitForName } from '../database/wait-for-name.ts'
import type { Files } from '../files/files.ts'

/** A file that comes in pieces, by the name that its sender gave it; it is nobody else's. */
export interface UploadRef {
  readonly customerKey: Buffer
  readonly upload: string
}

export interface Piece {
  readonly id: string
  readonly from: number
  readonly bytes: number
}

interface PieceServices {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/** So long a sender may be without a line; each piece begins the time anew for all of its file. */
const keptSeconds = 86_400
/** Who sends crumbs would fill the disk with names. */
export const piecesAtMost = 64

/**
 * The pieces that are there, from the first byte on and without a gap. What of an upload is removed first is by
 * chance, so what lies behind a gap counts for nothing.
 */
export async function piecesOf(
  { db }: Pick<PieceServices, 'db'>,
  { customerKey, upload }: UploadRef,
): Promise<Piece[]> {
  const rows = await db
    .selectFrom('loose_file')
    .select(['id', 'piece_from', 'piece_bytes'])
    .where('customer_key', '=', customerKey)
    .where('upload_id', '=', upload)
    .orderBy('piece_from')
    .execute()
  const pieces: Piece[] = []
  for (const { id, piece_from: from, piece_bytes: bytes } of rows) {
    if (from !== endOf(pieces) || bytes === null) break
    pieces.push({ id, from, bytes })
  }
  return pieces
}

/** How many bytes there are: where the next piece begins. */
export function endOf(pieces: readonly Piece[]): number {
  const last = pieces.at(-1)
  return last === undefined ? 0 : last.from + last.bytes
}

/**
 * Puts a stored file behind the pieces that are there, in the transaction that answers its sender. Of two that begin
 * at one place the first counts; the other goes with the next purge. Answers where the next begins.
 */
export async function addPiece(
  services: PieceServices,
  ref: UploadRef,
  { id, from, bytes }: Piece,
): Promise<number> {
  const { db, clock } = services
  const { customerKey, upload } = ref
  await waitForUpload(db, ref)
  const end = endOf(await piecesOf(services, ref))
  if (end !== from) {
    await db
      .updateTable('loose_file')
      .where('customer_key', '=', customerKey)
      .where('id', '=', id)
      .set({ remove_after: clock.now() })
      .execute()
    return end
  }
  const ofUpload = db
    .updateTable('loose_file')
    .where('customer_key', '=', customerKey)
    .where('upload_id', '=', upload)
  await ofUpload.where('piece_from', '>=', from).set({ upload_id: null }).execute()
  const remove_after = secondsAfter(clock.now(), keptSeconds)
  await ofUpload.set({ remove_after }).execute()
  const { numUpdatedRows } = await db
    .updateTable('loose_file')
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .set({ upload_id: upload, piece_from: from, piece_bytes: bytes, remove_after })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('a piece was removed before it was told of')
  return from + bytes
}

/**
 * In the transaction that has the whole: whether the pieces it was made of are all there is, as they were. Then they are
 * nobody's from here on, so one whole is taken once.
 */
export async function usePieces(
  services: PieceServices,
  ref: UploadRef,
  read: readonly Piece[],
): Promise<boolean> {
  await waitForUpload(services.db, ref)
  const there = await piecesOf(services, ref)
  if (there.map(({ id }) => id).join() !== read.map(({ id }) => id).join()) return false
  await dropPieces(services, ref)
  return true
}

/** The next purge removes the pieces. */
export async function dropPieces(
  { db, clock }: PieceServices,
  { customerKey, upload }: UploadRef,
): Promise<void> {
  await db
    .updateTable('loose_file')
    .where('customer_key', '=', customerKey)
    .where('upload_id', '=', upload)
    .set({ upload_id: null, remove_after: clock.now() })
    .execute()
}

/** The file that its pieces make, opened one after the other. */
export async function joinPieces(
  files: Pick<Files, 'read'>,
  { customerKey }: UploadRef,
  pieces: readonly Piece[],
): Promise<Uint8Array> {
  const whole = new Uint8Array(endOf(pieces))
  for (const { id, from } of pieces) whole.set(await files.read({ customerKey, id }), from)
  return whole
}

function waitForUpload(transaction: Db, { customerKey, upload }: UploadRef): Promise<void> {
  return waitForName(transaction, `upload/${customerKey.toString('hex')}/${upload}`)
}
