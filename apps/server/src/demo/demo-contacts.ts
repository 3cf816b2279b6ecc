import type { PersonContact } from '../domains/person/store/person-contact.ts'
import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import { people } from './people.ts'

/** Who has left an address too, by their ID number; most have not. */
const mailboxes: Readonly<Record<string, string>> = {
  '320199198701312591': 'zhu.ming@example.com',
}

/** Whose phone is their own, as the demo's core names it: everybody of `people` who left one, and who insures a car. */
export function demoContacts(policies: readonly NewPolicy[]): PersonContact[] {
  const drivers = policies.flatMap(({ vehicle, insured }) => (vehicle ? [insured] : []))
  const all = new Map([...drivers, ...Object.values(people)].map((each) => [each.idNumber, each]))
  return [...all.values()].flatMap(({ name, idNumber, ...rest }) =>
    'mobile' in rest && typeof rest.mobile === 'string'
      ? [{ name, idNumber, mobile: rest.mobile, email: mailboxes[idNumber] }]
      : [],
  )
}
