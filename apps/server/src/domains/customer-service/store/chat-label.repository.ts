import { randomUUID } from 'node:crypto'
import {
  type ChatLabelKind,
  chatLabelKind,
} from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import type { Selectable } from 'kysely'
import { parse } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'

interface LabelStore {
  readonly db: Db
}

/** A cause or tag. */
export interface ChatLabelRecord {
  readonly id: string
  readonly kind: ChatLabelKind
  readonly name: string
  readonly isRetired: boolean
}

export async function readLabels({ db }: LabelStore): Promise<ChatLabelRecord[]> {
  const rows = await db.selectFrom('chat_label').selectAll().orderBy('name').execute()
  return rows.map(labelOf)
}

export async function readLabel(
  { db }: LabelStore,
  id: string,
): Promise<ChatLabelRecord | undefined> {
  const row = await db.selectFrom('chat_label').selectAll().where('id', '=', id).executeTakeFirst()
  return row && labelOf(row)
}

/** Adds a label, or writes over the one of that id; undefined where its name is another one's. */
export async function storeLabel(
  { db }: LabelStore,
  {
    id = randomUUID(),
    ...label
  }: Omit<ChatLabelRecord, 'id'> & { readonly id?: string | undefined },
): Promise<ChatLabelRecord | undefined> {
  const { kind, name, isRetired } = label
  const namesake = await db
    .selectFrom('chat_label')
    .select('id')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (namesake !== undefined) return undefined
  const row = { kind, name, is_retired: isRetired }
  await db
    .insertInto('chat_label')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, is_retired: isRetired }))
    .execute()
  return { id, ...label }
}

/** The tags of these conversations, each by name. */
export async function tagsOf(
  { db }: LabelStore,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ChatLabelRecord[]>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_tag')
    .innerJoin('chat_label', 'chat_label.id', 'chat_tag.label_id')
    .selectAll('chat_label')
    .select('chat_tag.conversation_id')
    .where('chat_tag.conversation_id', 'in', conversationIds)
    .orderBy('chat_label.name')
    .execute()
  const tags = new Map<string, ChatLabelRecord[]>()
  for (const { conversation_id, ...row } of rows) {
    tags.set(conversation_id, [...(tags.get(conversation_id) ?? []), labelOf(row)])
  }
  return tags
}

/** Puts these tags on a conversation in place of those it had. */
export async function storeTags(
  { db }: LabelStore,
  conversationId: string,
  labelIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('chat_tag').where('conversation_id', '=', conversationId).execute()
  if (labelIds.length === 0) return
  await db
    .insertInto('chat_tag')
    .values(labelIds.map((label_id) => ({ conversation_id: conversationId, label_id })))
    .execute()
}

function labelOf(row: Selectable<Tables['chat_label']>): ChatLabelRecord {
  const { id, kind, name, is_retired } = row
  return { id, kind: parse(chatLabelKind, kind), name, isRetired: is_retired }
}
