import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { citusNodes } from '../../../../test/citus/nodes.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import type { TestService } from '../../../../test/test-services.ts'
import { purgeLostLookupKeys, type SeenLost } from './purge-lost-lookup-keys.ts'

const pace = { atOnce: 50, atMost: 100_000 }

async function keysTo({ db }: TestService, policyId: string): Promise<number> {
  const rows = await db
    .selectFrom('policy_lookup_key')
    .select('lookup_key')
    .where('policy_id', '=', policyId)
    .execute()
  return rows.length
}

/** A policy with keys of its own, and what hides it as a transaction that is not yet committed everywhere does. */
async function hiddenPolicy({ db }: TestService) {
  const { customer_key, id } = await db
    .selectFrom('policy')
    .select(['customer_key', 'id'])
    .executeTakeFirstOrThrow()
  await sql`create table hidden as select * from policy where id = ${id}`.execute(db)
  await db
    .deleteFrom('policy')
    .where('customer_key', '=', customer_key)
    .where('id', '=', id)
    .execute()
  return {
    id,
    show: async () => {
      await sql`insert into policy select * from hidden`.execute(db)
      await sql`drop table hidden`.execute(db)
    },
  }
}

/** Shows the policy once keys to it were read, or removed. */
function showingAfter({ db }: TestService, policy: Awaited<ReturnType<typeof hiddenPolicy>>) {
  let isShown = false
  return {
    shown: () => isShown,
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const isRead = result.rows.some((row) => row.policy_id === policy.id)
        if (isRead && !isShown) {
          isShown = true
          await policy.show()
        }
        return result
      },
    }),
  }
}

describe('over several servers', () => {
  const service = serviceOfTests({ layout: 'spread' })

  test('a key whose row a broken server shows late is kept', async () => {
    const seen: SeenLost = new Map()
    const policy = await hiddenPolicy(service)
    const before = await keysTo(service, policy.id)
    await purgeLostLookupKeys(service, seen, pace)
    await service.passTime(300)
    await purgeLostLookupKeys(service, seen, pace)
    await policy.show()
    await service.passTime(3600)
    await purgeLostLookupKeys(service, seen, pace)
    expect(before).toBeGreaterThan(0)
    expect(await keysTo(service, policy.id)).toBe(before)
  })

  test('a key whose row is told anew as it is being removed is put back', async () => {
    const seen: SeenLost = new Map()
    const policy = await hiddenPolicy(service)
    const before = await keysTo(service, policy.id)
    await purgeLostLookupKeys(service, seen, pace)
    await service.passTime(3600)
    // Nothing is walked, so the keys come back from nowhere but the removal.
    const { db, shown } = showingAfter(service, policy)
    await purgeLostLookupKeys({ ...service, db }, seen, { ...pace, atMost: 0 })
    expect([shown(), before > 0]).toEqual([true, true])
    expect(await keysTo(service, policy.id)).toBe(before)
  })

  test('a key that was seen lost is removed a run later, though the walk sees it no more', async () => {
    const seen: SeenLost = new Map()
    const policy = await hiddenPolicy(service)
    await purgeLostLookupKeys(service, seen, pace)
    expect(await keysTo(service, policy.id)).toBeGreaterThan(0)
    await service.passTime(3600)
    await purgeLostLookupKeys(service, seen, { ...pace, atMost: 0 })
    expect(await keysTo(service, policy.id)).toBe(0)
    await sql`drop table hidden`.execute(service.db)
  })
})

describe.skipIf(citusNodes().length > 0)('on one server', () => {
  const service = serviceOfTests({ layout: 'together' })

  test('a row that is told anew after its keys were read keeps them', async () => {
    const policy = await hiddenPolicy(service)
    const before = await keysTo(service, policy.id)
    const { db, shown } = showingAfter(service, policy)
    await purgeLostLookupKeys({ ...service, db }, new Map(), { ...pace, atOnce: 10_000 })
    expect([shown(), before > 0]).toEqual([true, true])
    expect(await keysTo(service, policy.id)).toBe(before)
  })

  test('a key that leads nowhere is removed at once', async () => {
    const policy = await hiddenPolicy(service)
    await purgeLostLookupKeys(service, new Map(), pace)
    expect(await keysTo(service, policy.id)).toBe(0)
  })
})

/** Several servers are asked as such alone. */
const layouts = citusNodes().length > 0 ? (['spread'] as const) : (['together', 'spread'] as const)

describe.each(layouts)('where rows lie %s', (layout) => {
  const service = serviceOfTests({ layout })

  test('keys to a share go with its person, and no other key of the policy does', async () => {
    const { db } = service
    const seen: SeenLost = new Map()
    const { insured_person_id: gone, policy_id } = await db
      .selectFrom('policy_lookup_key')
      .select(['insured_person_id', 'policy_id'])
      .where('insured_person_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const others = async () =>
      db
        .selectFrom('policy_lookup_key')
        .select('lookup_key')
        .where('insured_person_id', 'is distinct from', gone)
        .orderBy('lookup_key')
        .execute()
    const before = await others()
    await db.deleteFrom('insured_person').where('id', '=', String(gone)).execute()
    await purgeLostLookupKeys(service, seen, pace)
    await service.passTime(3600)
    await purgeLostLookupKeys(service, seen, pace)
    expect(await others()).toEqual(before)
    expect(await keysTo(service, policy_id)).toBeGreaterThan(0)
    const left = await db
      .selectFrom('policy_lookup_key')
      .select('lookup_key')
      .where('insured_person_id', '=', gone)
      .execute()
    expect(left).toEqual([])
  })
})
