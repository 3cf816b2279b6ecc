import type { Said } from '../../records/conversations/said.ts'
import type { StaffNote } from '../../records/conversations/staff-note.repository.ts'
import { type StaffStore, staffNames } from '../../records/staff/staff.repository.ts'

/** The names of the staff who said or noted something there, by id. */
export function namesIn(
  store: StaffStore,
  said: readonly Pick<Said, 'staffId'>[],
  notes: readonly Pick<StaffNote, 'staffId'>[] = [],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...said, ...notes].flatMap(({ staffId }) => staffId ?? [])
  return staffNames(store, ids)
}
