import type { PersonContact } from '../domains/person/store/person-contact.ts'
import { people } from './people.ts'

/** Whose phone is their own, as the demo's core names it: everybody of `people` who left one. */
export function demoContacts(): PersonContact[] {
  return Object.values(people).flatMap(({ name, idNumber, ...rest }) =>
    'mobile' in rest && rest.mobile !== undefined ? [{ name, idNumber, mobile: rest.mobile }] : [],
  )
}
