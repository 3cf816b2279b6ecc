import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { everyName, type StaffStore } from '../../../platform/staff/staff.repository.ts'
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
  const names = new Set(people.map(({ name }) => name))
  const alike = (await everyName(store)).filter(({ name }) => names.has(name))
  return {
    isColleague: alike.some((member) => member.id !== id),
    isOneself: alike.some((member) => member.id === id),
  }
}
