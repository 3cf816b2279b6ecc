import type { Tables } from '../tables.ts'

interface LookupKeyShape {
  /** The column by which it is searched, and spread where there are several servers. */
  readonly key: string
  readonly leadsTo: keyof Tables
  /** What names the row that it leads to, beside `customer_key`: its own column, and the other's. */
  readonly id?: readonly [own: string, other: string]
  /** Where a key may lead to a part of that row alone: the column that then names it, and the part's table. */
  readonly part?: { readonly id: string; readonly leadsTo: keyof Tables }
  /** All columns with their types, so that rows can travel back as a list. */
  readonly columns: Readonly<Record<string, 'bytea' | 'uuid' | 'text'>>
}

const keys = { lookup_key: 'bytea', customer_key: 'bytea' } as const

/**
 * The tables of lookup keys. None has a foreign key to what it leads to, which may lie on another server: a row
 * that leads nowhere is harmless, for whoever follows it reads that other row, and is purged some day.
 */
export const lookupKeyTables = {
  policy_lookup_key: {
    key: 'lookup_key',
    leadsTo: 'policy',
    id: ['policy_id', 'id'],
    part: { id: 'insured_person_id', leadsTo: 'insured_person' },
    columns: { ...keys, policy_id: 'uuid', insured_person_id: 'uuid', person_key: 'bytea' },
  },
  document_lookup_key: {
    key: 'lookup_key',
    leadsTo: 'policy_document',
    id: ['document_id', 'id'],
    columns: { ...keys, document_id: 'uuid' },
  },
  claim_lookup_key: {
    key: 'lookup_key',
    leadsTo: 'claim',
    id: ['claim_id', 'id'],
    columns: { ...keys, claim_id: 'uuid' },
  },
  invoice_lookup_key: {
    key: 'lookup_key',
    leadsTo: 'invoice',
    id: ['invoice_id', 'id'],
    columns: { ...keys, invoice_id: 'uuid' },
  },
  order_lookup_key: {
    key: 'lookup_key',
    leadsTo: 'customer_order',
    id: ['order_id', 'id'],
    columns: { ...keys, order_id: 'uuid' },
  },
  delivery_lookup_key: {
    key: 'lookup_key',
    leadsTo: 'delivery',
    id: ['order_id', 'order_id'],
    columns: { ...keys, order_id: 'uuid' },
  },
  appeal_lookup_key: {
    key: 'lookup_key',
    leadsTo: 'appeal',
    id: ['appeal_id', 'id'],
    columns: { ...keys, appeal_id: 'uuid' },
  },
  promoter_code: {
    key: 'code',
    leadsTo: 'promoter',
    id: ['product', 'product'],
    columns: { code: 'text', customer_key: 'bytea', product: 'text' },
  },
  short_link_key: {
    key: 'link_key',
    leadsTo: 'short_link',
    id: ['link_id', 'id'],
    columns: { link_key: 'bytea', customer_key: 'bytea', link_id: 'uuid' },
  },
  person_lookup_key: {
    key: 'lookup_key',
    leadsTo: 'person_contact',
    columns: { lookup_key: 'bytea', customer_key: 'bytea' },
  },
} as const satisfies Partial<Record<keyof Tables, LookupKeyShape>>

export type LookupKeyTable = keyof typeof lookupKeyTables

export function shapeOf(table: LookupKeyTable): LookupKeyShape {
  return lookupKeyTables[table]
}

/** For a join: that a row of `lookupKey` leads to the row called `other`. */
export function leadsTo(table: LookupKeyTable, other: string): string {
  const { id } = shapeOf(table)
  const isOfCustomer = `${other}.customer_key = key.customer_key`
  return id === undefined ? isOfCustomer : `${isOfCustomer} and ${other}.${id[1]} = key.${id[0]}`
}
