import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { serviceOfTests } from '../service-of-tests.ts'
import { household, storeInTown, town } from '../subjects/other-policies.ts'
import { learnLater, openedPayment, orderNow, scriptedGateway } from '../subjects/payments.ts'
import { storedOrder } from '../subjects/stored-orders.ts'
import { newVisitor } from '../visitor.ts'
import { askedOfWorkers, listenToWorkers } from './asked-of-workers.ts'
import { citusNodes } from './nodes.ts'

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
    const asked = await askedOfWorkers(name, () =>
      visitor.ask(findPropertyPolicies, { ...facts, verificationCode }),
    )
    const found = asked.filter((statement) => statement.startsWith('SELECT'))
    expect(found).not.toEqual([])
    expect(new Set(found.flatMap(partsIn)).size).toBeLessThanOrEqual(2)
  })
})

/** Parts of different tables that lie together have the same place among those of their table. */
function partsIn(statement: string): string[] {
  return [...statement.matchAll(/public\.(\w+?)_(1\d{5,})/g)].map(
    ([, table, part]) => `${table} ${part}`,
  )
}
