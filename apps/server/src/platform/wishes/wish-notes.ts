import { randomUUID } from 'node:crypto'
import { type InferOutput, object, parse, string } from 'valibot'
import type { WishStore } from './wish.ts'

const wishNote = object({ text: string(), by: string() })

/** What was said in a call about a wish, and who of the staff noted it. */
export interface WishNote extends InferOutput<typeof wishNote> {
  readonly at: Date
}

/** Where a note is sealed for. */
export function wishNoteContext(id: string): string {
  return `wish-note/${id}`
}

export async function addWishNote(
  { db, keys }: WishStore,
  eventId: string,
  { at, ...note }: WishNote,
): Promise<void> {
  const id = randomUUID()
  const sealed = keys.seal(wishNoteContext(id), note)
  await db.insertInto('wish_note').values({ event_id: eventId, id, at, sealed }).execute()
}

/** The notes of these events, the latest first, by event. */
export async function notesOfWishes(
  { db, keys }: WishStore,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WishNote[]>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('wish_note')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  const notes = new Map<string, WishNote[]>()
  for (const { event_id, id, at, sealed } of rows) {
    const note = { at, ...parse(wishNote, keys.unseal(wishNoteContext(id), sealed)) }
    notes.set(event_id, [...(notes.get(event_id) ?? []), note])
  }
  return notes
}
