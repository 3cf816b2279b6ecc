import { parse } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { contactContext, personContact } from './person-contact.ts'

interface LeftPhone {
  readonly customerKey: Buffer
  readonly id: string
}

/** So many are told in a minute; the others with the next run. */
const atOnce = 500

/** Those who got another phone from the core, and whose old one was not told yet. */
export async function leftPhones(db: Db): Promise<LeftPhone[]> {
  const rows = await db
    .selectFrom('left_phone')
    .select(['customer_key', 'id'])
    .orderBy('id')
    .limit(atOnce)
    .execute()
  return rows.map(({ customer_key, id }) => ({ customerKey: customer_key, id }))
}

/** Takes one out to tell it; nothing where another process has. */
export async function takeLeftPhone(
  { db, keys }: { readonly db: Db; readonly keys: Keys },
  { customerKey, id }: LeftPhone,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('left_phone')
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .returning('sealed')
    .executeTakeFirst()
  return row && parse(personContact, keys.unseal(contactContext(customerKey), row.sealed)).mobile
}
