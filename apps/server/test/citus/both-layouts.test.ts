import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findClaimsBehind } from '../../src/domains/claims/store/claim-search.ts'
import { policyCounts } from '../../src/domains/customers/store/people-found.ts'
import { findDeliveriesBehind } from '../../src/domains/deliveries/store/delivery-search.ts'
import { documentBehind } from '../../src/domains/electronic-policies/store/document.repository.ts'
import {
  findInvoiceBehind,
  findInvoicesOfPolicy,
} from '../../src/domains/invoices/store/invoice-search.ts'
import { findOrdersBehind } from '../../src/domains/orders/store/order-search.ts'
import { findBehind } from '../../src/domains/policies/store/lookup-key-search.ts'
import { promoterBehind } from '../../src/domains/promotions/store/promoter.repository.ts'
import type { Layout } from '../../src/platform/database/layout.ts'
import { behind } from '../../src/platform/database/lookup-keys/behind-lookup-keys.ts'
import {
  type LookupKeyTable,
  lookupKeyTables,
} from '../../src/platform/database/lookup-keys/lookup-key-tables.ts'
import {
  purgeLostLookupKeys,
  type SeenLost,
} from '../../src/platform/database/lookup-keys/purge-lost-lookup-keys.ts'
import { serviceOfTests } from '../service-of-tests.ts'
import type { TestService } from '../test-services.ts'

const now = new Date('2026-11-20T04:00:00Z')
const pace = { atOnce: 50, atMost: 100_000 }

/** Over several servers a later run removes what one saw lost. */
async function purgeTwice(service: TestService): Promise<void> {
  const seen: SeenLost = new Map()
  await purgeLostLookupKeys(service, seen, pace)
  await service.passTime(3600)
  await purgeLostLookupKeys(service, seen, pace)
}

/** The keys of a table, by the row that they lead to, of some thirty rows. */
async function keysIn({ db }: TestService, table: LookupKeyTable) {
  const { key, id } = lookupKeyTables[table] as { key: string; id?: readonly [string, string] }
  const rows: Record<string, unknown>[] = await db
    .selectFrom(table)
    .selectAll()
    .orderBy('customer_key')
    .orderBy(db.dynamic.ref(key))
    .execute()
  const targets = new Map<string, Buffer[]>()
  for (const row of rows) {
    const target = `${(row.customer_key as Buffer).toString('hex')} ${id && row[id[0]]}`
    targets.set(target, [...(targets.get(target) ?? []), row[key] as Buffer])
  }
  const step = Math.ceil(targets.size / 30)
  return [...targets.values()].filter((_, at) => at % step === 0)
}

/** What each search finds by the keys of each row, as text. */
async function allFound(service: TestService): Promise<Record<string, unknown[]>> {
  const { db, keys } = service
  const bothOf = (found: Buffer[]) => [found.slice(0, 1), found.slice(-1)]
  const each = async (table: LookupKeyTable, search: (found: Buffer[]) => Promise<unknown>) => {
    const found: string[] = []
    for (const ofRow of await keysIn(service, table)) {
      const text = JSON.stringify(await search(ofRow))
      if (text !== undefined && text !== '[]') found.push(text)
    }
    return found.sort()
  }
  const anyBehind = async (table: LookupKeyTable, lookupKey: Buffer = Buffer.of()) => {
    const { lookupKeys, to } = await behind(db, table, [[lookupKey]])
    const other = sql.table(lookupKeyTables[table].leadsTo)
    const { rows } = await sql`
      select other.customer_key from ${lookupKeys} join ${other} as other on ${to('other')}
    `.execute(db)
    return rows
  }
  return {
    policies: await each('policy_lookup_key', ([lookupKey = Buffer.of()]) =>
      findBehind(service, [[lookupKey]]),
    ),
    'policies by two facts': await each('policy_lookup_key', (found) =>
      findBehind(service, bothOf(found)),
    ),
    'policies by plate': await each('policy_lookup_key', async ([lookupKey = Buffer.of()]) =>
      (await service.policySearch.behind(lookupKey)).map(({ ref }) => ref),
    ),
    claims: await each('claim_lookup_key', (found) => findClaimsBehind(service, bothOf(found))),
    'claims of cars': await each('claim_lookup_key', (found) =>
      findClaimsBehind(service, [found], 'car'),
    ),
    orders: await each('order_lookup_key', (found) =>
      findOrdersBehind({ db }, bothOf(found), { now }),
    ),
    deliveries: await each('delivery_lookup_key', ([lookupKey = Buffer.of()]) =>
      findDeliveriesBehind({ db }, lookupKey),
    ),
    invoices: await each('invoice_lookup_key', ([lookupKey = Buffer.of()]) =>
      findInvoiceBehind({ db }, lookupKey),
    ),
    'invoices of policies': await each('policy_lookup_key', (found) =>
      findInvoicesOfPolicy({ db }, found, Buffer.of()),
    ),
    documents: await each('document_lookup_key', async ([lookupKey = Buffer.of()]) =>
      documentBehind({ db, keys }, lookupKey),
    ),
    counts: await each('policy_lookup_key', async ([holderKey = Buffer.of()]) => [
      ...(await policyCounts({ db }, [{ holderKey }])).values(),
    ]),
    promoters: await each('promoter_code', async ([code]) =>
      promoterBehind({ db, keys }, String(code)),
    ),
    appeals: await each('appeal_lookup_key', ([lookupKey]) =>
      anyBehind('appeal_lookup_key', lookupKey),
    ),
    links: await each('short_link_key', ([lookupKey]) => anyBehind('short_link_key', lookupKey)),
    people: await each('person_lookup_key', ([lookupKey]) =>
      anyBehind('person_lookup_key', lookupKey),
    ),
  }
}

/** A database is searched in one of two ways, which find the same. */
const layouts = ['together', 'spread'] as const satisfies readonly Layout[]
const found = new Map<Layout, Record<string, unknown[]>>()

describe.each(layouts)('where rows lie %s', (layout) => {
  const service = serviceOfTests({ layout })

  test('every key finds what it leads to', async () => {
    const all = await allFound(service)
    found.set(layout, all)
    for (const [search, rows] of Object.entries(all)) {
      if (search === 'documents') continue
      expect([search, rows.length]).not.toEqual([search, 0])
    }
    expect(all).toEqual(found.get('together'))
  })

  test('two facts that lead to two policies find none', async () => {
    const one: Buffer[] = []
    for (const ofPolicy of await keysIn(service, 'policy_lookup_key')) {
      const alone: Buffer[] = []
      for (const lookupKey of ofPolicy)
        if ((await findBehind(service, [[lookupKey]])).length === 1) alone.push(lookupKey)
      one.push(...alone.slice(0, 1))
    }
    const [first = Buffer.of(), ...others] = one
    for (const lookupKey of others)
      expect(await findBehind(service, [[first], [lookupKey]])).toEqual([])
    expect(others.length).toBeGreaterThan(10)
  })

  test('keys of a share whose person is gone find nothing, and not the whole policy', async () => {
    const { db } = service
    const share = await db
      .selectFrom('policy_lookup_key')
      .selectAll()
      .where('insured_person_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const before = await findBehind(service, [[share.lookup_key]])
    expect(before.map(({ ref }) => ref.kind)).toContain('insured-person')
    await db
      .deleteFrom('insured_person')
      .where('id', '=', String(share.insured_person_id))
      .execute()
    const after = await findBehind(service, [[share.lookup_key]])
    expect(after.map(({ ref }) => ref.id)).not.toContain(share.policy_id)
    expect(after).toHaveLength(before.length - 1)
  })

  test('keys that lead nowhere are harmless, and are purged', async () => {
    const { db } = service
    await purgeTwice(service)
    const whole = await keysIn(service, 'policy_lookup_key')
    for (const table of ['policy', 'customer_order', 'appeal', 'promoter', 'short_link'] as const)
      await db.deleteFrom(table).execute()
    await db.deleteFrom('person_contact').execute()
    expect(await keysIn(service, 'policy_lookup_key')).toEqual(whole)

    const all = await allFound(service)
    expect(all).toEqual(Object.fromEntries(Object.keys(all).map((search) => [search, []])))

    await purgeTwice(service)
    for (const table of Object.keys(lookupKeyTables) as LookupKeyTable[])
      expect([table, await keysIn(service, table)]).toEqual([table, []])
  })
})
