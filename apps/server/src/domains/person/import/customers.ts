import { email } from '@ecenter/contract/rules/people/email.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import { description, type InferOutput, optional, pipe, strictObject } from 'valibot'
import type { ImportKind } from '../../../imports/import-kind.ts'
import { party } from '../../../imports/row-rules.ts'
import { orLeftOut } from '../../../imports/tolerance.ts'
import { endGrantedContacts } from '../store/contact-wish.ts'
import {
  type ContactRows,
  contactRows,
  removeContacts,
  writeContacts,
} from '../store/person-contact.ts'

const customerRow = strictObject({
  ...party('the customer').entries,
  email: optional(orLeftOut(pipe(email, description('their own e-mail address')))),
  address: optional(pipe(text(200, '联系地址'), description('where letters reach them'))),
})
type CustomerRow = InferOutput<typeof customerRow>

export const customers: ImportKind<CustomerRow, ContactRows> = {
  name: 'customers',
  words:
    'A person or company with their own phone and addresses. A code to that phone, and a fact, open all that is theirs; a phone that only stands on a policy opens that policy alone.',
  schema: customerRow,
  keyOf: ({ idNumber }) => idNumber,
  keyColumn: 'idNumber',
  async referenceErrors() {
    return new Map()
  },
  prepare: (keys, row) => contactRows(keys, row),
  async store(target, rows) {
    await writeContacts(target.db, rows)
    await endGrantedContacts(
      target,
      rows.map(({ contact }) => contact.customer_key),
    )
  },
  removal: {
    kept: async () => new Map(),
    remove: (store, rows) =>
      removeContacts(
        store,
        rows.map(({ key }) => key),
      ),
  },
}
