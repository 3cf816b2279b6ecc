import { randomUUID } from 'node:crypto'
import type { ContactField } from '@ecenter/contract/person/contact.ts'
import { object, parse, string } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { PersonStore } from './person-contact.ts'

/** A change that was asked of the core. */
export interface ContactChange {
  readonly field: ContactField
  readonly value: string
  readonly askedAt: Date
}

const secrets = object({ value: string() })

/** Where what was asked is sealed for. */
export function contactChangePlace(id: string): string {
  return `contact-change/${id}`
}

/** Notes what is asked; what was asked of the same field before is asked no more. */
export async function askForChange(
  { db, keys, clock }: PersonStore & { readonly clock: Pick<Clock, 'now'> },
  customerKey: Buffer,
  { field, value }: Pick<ContactChange, 'field' | 'value'>,
): Promise<void> {
  await db
    .updateTable('contact_change')
    .set({ state: 'replaced' })
    .where('customer_key', '=', customerKey)
    .where('field', '=', field)
    .where('state', '=', 'asked')
    .execute()
  const id = randomUUID()
  await db
    .insertInto('contact_change')
    .values({
      customer_key: customerKey,
      id,
      field,
      state: 'asked',
      asked_at: clock.now(),
      sealed: keys.seal(contactChangePlace(id), { value }),
    })
    .execute()
}

/** What is asked and not answered yet. */
export async function changesAsked(
  { db, keys }: PersonStore,
  customerKey: Buffer,
): Promise<ContactChange[]> {
  const rows = await db
    .selectFrom('contact_change')
    .select(['id', 'field', 'asked_at', 'sealed'])
    .where('customer_key', '=', customerKey)
    .where('state', '=', 'asked')
    .orderBy('asked_at')
    .execute()
  return rows.map(({ id, field, asked_at, sealed }) => ({
    ...parse(secrets, keys.unseal(contactChangePlace(id), sealed)),
    field,
    askedAt: asked_at,
  }))
}
