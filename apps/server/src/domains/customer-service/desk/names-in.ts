import { type StaffStore, staffNames } from '../../../platform/staff/staff.repository.ts'
import type { Said } from '../store/said.ts'
import type { StaffNote } from '../store/staff-note.repository.ts'

/** The names of the staff who said or noted something there, by id. */
export function namesIn(
  store: StaffStore,
  said: readonly Pick<Said, 'staffId'>[],
  notes: readonly Pick<StaffNote, 'staffId'>[] = [],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...said, ...notes].flatMap(({ staffId }) => staffId ?? [])
  return staffNames(store, ids)
}
