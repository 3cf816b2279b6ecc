import { randomBytes, randomUUID } from 'node:crypto'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { policySearchOn } from '../../src/domains/policies/store/policy-search.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import {
  purgeLostLookupKeys,
  type SeenLost,
} from '../../src/platform/database/lookup-keys/purge-lost-lookup-keys.ts'
import { silentLog } from '../fakes/silent-log.ts'
import { serviceOfTests } from '../service-of-tests.ts'
import { learnLater, openedPayment, orderNow, scriptedGateway } from '../subjects/payments.ts'
import { household, storeInTown, town } from '../subjects/policies/other-policies.ts'
import { storedOrder } from '../subjects/stored-orders.ts'
import { newVisitor } from '../visitor.ts'
import { askedOfWorkers, listenToWorkers } from './asked-of-workers.ts'
import { askNode, citusNodes } from './nodes.ts'

describe.skipIf(citusNodes().length === 0)('on the workers of a real Citus', () => {
  const alipay = scriptedGateway()
  const service = serviceOfTests({ demo: false, gateways: [alipay.gateway] })
  const home = household(town.owner)
  let name: string
  beforeAll(async () => {
    await storeInTown(service, [home])
    name = new URL(service.database.url).pathname.slice(1)
    await listenToWorkers(name)
  })

  test('an order that is paid is prepared on its worker, for the coordinator has a part of it', async () => {
    const visitor = newVisitor(service)
    await visitor.open()
    const order = await storedOrder(service)
    const { tradeNo } = await openedPayment(service, visitor, order)
    alipay.pay(tradeNo, order)
    const asked = await askedOfWorkers(name, () => learnLater(service, order))
    expect((await orderNow(service, order)).paidAt).toBeDefined()
    const prepared = asked.flatMap(
      (statement) => /^PREPARE TRANSACTION (\S+)/.exec(statement)?.[1] ?? [],
    )
    expect(prepared).not.toEqual([])
    for (const gid of prepared) expect(asked).toContain(`COMMIT PREPARED ${gid}`)
  })

  test('who reads of a customer and writes at the coordinator alone prepares nothing', async () => {
    const { db } = service
    const asked = await askedOfWorkers(name, () =>
      db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('policy').select('id').execute()
        await transaction.deleteFrom('counter').where('key', '=', 'nobody').execute()
      }),
    )
    expect(asked.filter((statement) => statement.includes('policy'))).not.toEqual([])
    expect(asked.filter((statement) => statement.startsWith('PREPARE'))).toEqual([])
  })

  test('a lookup asks one part for the key and one for the customer', async () => {
    const visitor = newVisitor(service)
    await visitor.open()
    const verificationCode = await visitor.readImageCode()
    const facts = { policyNo: home.policyNo, identifyNumber: town.owner.idNumber, personType: '1' }
    const asked = await askedOfWorkers(name, async () =>
      expect(await visitor.ask(findPropertyPolicies, { ...facts, verificationCode })).toMatchObject(
        {
          code: '1',
        },
      ),
    )
    const parts = await partsOf(name)
    const places = asked.flatMap((statement) =>
      [...statement.matchAll(/public\.\w+_(\d{6,})/g)].flatMap(
        ([, part = '']) => parts.get(part) ?? [],
      ),
    )
    expect(new Set(places).size).toBe(2)
  })

  test('lookups are planned by the workers in turn where they are named, whichever of them is away', async () => {
    const [coordinator = '', ...workers] = [service.database.url, ...citusNodes().slice(1)]
    const urls = workers.map((worker) => atPort(coordinator, new URL(worker).port))
    const unanswered = atPort(coordinator, '1')
    const lookupUrls = [unanswered, ...urls]
    const { pipelined, close } = openDatabase({
      ...{ url: coordinator, log: silentLog, layout: 'spread' },
      lookupUrls,
    })
    const { behind } = policySearchOn({ ...service, pipelined })
    const [row] = await service.db.selectFrom('policy_lookup_key').select('lookup_key').execute()
    const known = row?.lookup_key ?? Buffer.of()
    const found = await service.policySearch.behind(known)
    expect(found).not.toEqual([])
    const askedThere = () => Promise.all(workers.map((worker) => lookupsAt(worker, name)))
    await expect
      .poll(async () => {
        expect(await behind(known)).toEqual(found)
        return (await askedThere()).every((count) => count > 0)
      })
      .toBe(true)
    await close()
  })

  test('a lookup key that leads nowhere is purged, and no other', async () => {
    const { db } = service
    const keys = () =>
      db.selectFrom('policy_lookup_key').select('lookup_key').orderBy('lookup_key').execute()
    const before = await keys()
    const lost = {
      lookup_key: randomBytes(16),
      customer_key: randomBytes(16),
      policy_id: randomUUID(),
    }
    await db.insertInto('policy_lookup_key').values(lost).execute()
    const seen: SeenLost = new Map()
    await purgeLostLookupKeys(service, seen, { atOnce: 50, atMost: 100_000 })
    expect(await keys()).toHaveLength(before.length + 1)
    await service.passTime(3600)
    await purgeLostLookupKeys(service, seen, { atOnce: 50, atMost: 100_000 })
    expect(await keys()).toEqual(before)
  })
})

function atPort(url: string, port: string): string {
  return Object.assign(new URL(url), { port }).href
}

/** How many connections of ours asked that worker last what lookup keys lead to. */
async function lookupsAt(worker: string, name: string): Promise<number> {
  const [row] = await askNode(
    worker,
    'postgres',
    `select count(*)::int as count from pg_stat_activity where datname = '${name}'
     and application_name = 'ecenter lookups' and query like '%policy%'`,
  )
  return Number(row?.count)
}

/** Where in the range of hashes each part of a table begins; parts of tables that lie together begin alike. */
async function partsOf(name: string): Promise<ReadonlyMap<string, string>> {
  const rows = await askNode(
    citusNodes()[0] ?? '',
    name,
    `select shardid::text as part, colocationid || ' from ' || shardminvalue as place
     from pg_dist_shard join pg_dist_partition using (logicalrelid) where shardminvalue is not null`,
  )
  return new Map(rows.map(({ part, place }) => [String(part), String(place)]))
}
