import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { type StaffStore, staffCalled } from '../../../platform/staff/staff.repository.ts'
import type { PersonFound } from './people-found.ts'

/** Whether a search has found somebody who is called like a colleague, or like whoever looked. */
export interface Known {
  readonly isColleague: boolean
  readonly isOneself: boolean
}

/** Of staff no more than their name is known: many are called alike, so this is a reason to ask and no proof. */
export async function colleaguesAmong(
  store: StaffStore,
  { id }: Pick<Staff, 'id'>,
  people: readonly Pick<PersonFound, 'name'>[],
): Promise<Known> {
  if (people.length === 0) return { isColleague: false, isOneself: false }
  const alike = await staffCalled(
    store,
    people.map(({ name }) => name),
  )
  return { isColleague: alike.some((other) => other !== id), isOneself: alike.includes(id) }
}
