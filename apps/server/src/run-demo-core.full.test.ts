import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { reportAccident } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { agreeToSettlement, changePayee } from '@ecenter/contract/claims/settlement-offer.ts'
import { settlementAgreed } from '@ecenter/contract/core/claim-events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../test/service-of-tests.ts'
import { accidentOf, newDraftId } from '../test/subjects/accidents.ts'
import { sendWhole } from '../test/subjects/claim-visit.ts'
import { signature } from '../test/subjects/offers.ts'
import {
  allBought,
  boughtBy,
  nothingBought,
  openedPayment,
  orderNow,
  scriptedGateway,
} from '../test/subjects/payments.ts'
import { photo } from '../test/subjects/sample-files.ts'
import { newPhone } from '../test/submissions/submission-case.ts'
import { newSession, newVisitor } from '../test/visitor.ts'
import { buildCoreApp } from './core/api/build-core-app.ts'
import { tellCoreOn } from './core/out/tell-core-on.ts'
import { openPushConnections } from './core/rows/push-connections.ts'
import { cars } from './demo/cars.ts'
import { haveDemoCore, viewOfDemoCore } from './demo/core/ask-demo-core.ts'
import { demoDay } from './demo/demo-marker.ts'
import { demoOrders } from './demo/orders/demo-orders.ts'
import { people } from './demo/people.ts'
import { readClaim } from './domains/claims/store/claim.repository.ts'
import { registNoKey } from './domains/claims/store/store-claims.ts'
import { orderRefOf } from './domains/deliveries/store/order-ref.ts'
import { settle } from './domains/orders/payment/settle.ts'
import { readOrder } from './domains/orders/store/order.repository.ts'
import type { Order } from './domains/orders/store/order.ts'
import { uuidOf } from './platform/grants/object-ref.ts'
import { allCoreRoutes } from './routes/all-core-routes.ts'
import { type RunningDemoCore, runDemoCore } from './run-demo-core.ts'

const fromSources = {
  path: fileURLToPath(new URL('../../demo-core/src/main.ts', import.meta.url)),
  execArgv: ['--import', 'tsx'],
}

const folder = mkdtempSync(join(tmpdir(), 'ecenter-demo-core-'))
const scripted = scriptedGateway()
const service = serviceOfTests({
  gateways: [scripted.gateway],
  env: { POLICIES_ISSUED_BY: 'core', CLAIMS_DECIDED_BY: 'core', DATA_FOLDER: folder },
})

let core: RunningDemoCore
let end: () => Promise<void>
beforeAll(async () => {
  const connections = openPushConnections({ ...service, url: service.database.url })
  const coreApi = buildCoreApp(service, allCoreRoutes(service, connections))
  const stopTelling = tellCoreOn(service)
  const running = runDemoCore(service, await coreApi.listen({ port: 0 }), fromSources)
  if (running === undefined) throw new Error('the demo has no core')
  core = running
  end = async () => {
    await coreApi.close()
    await core.stop()
    await stopTelling()
    await connections.close()
  }
})
afterAll(async () => {
  await end()
  rmSync(folder, { recursive: true, force: true })
})

/** An order of the demo that waits for its money, by the end of its number. */
async function demoOrder(serial: number): Promise<Order> {
  const orders = demoOrders((await demoDay(service.db)) ?? '')
  const order = orders.find(({ orderNo }) => orderNo.endsWith(String(serial)))
  if (order === undefined) throw new Error(`the demo has no order ${serial}`)
  return readOrder(service, { object: orderRefOf(service.keys, order) })
}

async function answersOfCore() {
  return (await viewOfDemoCore(service.settings))?.answers ?? []
}

async function pay(order: Order): Promise<void> {
  const visitor = newVisitor(service)
  await visitor.open()
  const payment = await openedPayment(service, visitor, order)
  await settle(service, payment, scripted.pay(payment.tradeNo, order))
}

test('a paid order brings its policies, invoices and delivery by the API alone', async () => {
  const order = await demoOrder(700_001)
  await pay(order)
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
  await expect.poll(() => boughtBy(service, order)).toEqual(allBought)
  await expect.poll(moveOn).toBe(true)
  await expect.poll(() => codesOf(order)).toEqual(['0', '1', '2'])
  const { rows } = await trail()
  expect(rows).toContain('core-called POST /core/:kind')
  expect(rows).toContain('core-called GET /core/events')
})

test('killed again and again it loses nothing and issues nothing twice', async () => {
  const orders = [await demoOrder(700_002), await demoOrder(700_004), await demoOrder(700_006)]
  const before = await policyCount()
  for (const [at, order] of orders.entries()) {
    await pay(order)
    await sleep(150 * at)
    await expect.poll(() => core.pid()).toBeDefined()
    process.kill(core.pid() ?? 0, 'SIGKILL')
  }
  for (const order of orders) {
    const bought = {
      policies: order.parts.length,
      invoices: order.parts.length,
      deliveries: order.destination === undefined ? 0 : 1,
    }
    await expect.poll(() => boughtBy(service, order), { timeout: 60_000 }).toEqual(bought)
  }
  const issued = orders.reduce((sum, { parts }) => sum + parts.length, 0)
  expect(await policyCount()).toBe(before + issued)
})

test('a reported accident becomes a claim, whose documents lead to an offer, and whose agreement to the money', async () => {
  const reporter = await newSession(service)
  const mobile = newPhone()
  await reporter.provePhone(mobile)
  const asked = { draftId: newDraftId(), mobile, licenseNo: cars.main.licenseNo ?? '' }
  await reporter.get(reportAccident, { ...asked, report: accidentOf(service) })
  const registNo = await reportNumberToldLast()
  const ref = {
    kind: 'claim' as const,
    customerKey: service.keys.searchHash('customer', people.main.idNumber),
    id: uuidOf(registNoKey(service.keys, registNo)),
  }
  const steps = async () =>
    (await readClaim(service, { object: ref })).events.map(({ type }) => type)
  const insured = await newSession(service)
  const session = await insured.session()
  const [handle = ''] = await service.grants.open(session, [ref], { level: 'phone-on-file' })

  await expect.poll(steps, { timeout: 60_000 }).toContain('documents-asked')
  for (const documentType of ['driving-licence', 'repair-invoice', 'bank-card'] as const) {
    const sent = await sendWhole(insured, handle, await photo(), { documentType })
    expect(sent).toMatchObject({ code: '1' })
  }
  await expect.poll(steps, { timeout: 40_000 }).toContain('agreement-asked')

  const allow = (action: 'change-payee' | 'agree-settlement') =>
    service.grants.open(session, [ref], { level: 'fresh-code', action })
  await allow('change-payee')
  const account = {
    holder: people.main.name,
    bankName: '招商银行',
    bankcardno: '6222020000000000026',
  }
  await insured.get(changePayee, { handle, ...account })
  const { offer } = await insured.get(queryClaimSchedleInfo, { handle })
  await allow('agree-settlement')
  await insured.get(agreeToSettlement, {
    ...{ handle, version: offer?.version ?? 0, total: offer?.total ?? 0, signature },
    ...{ mark: offer?.mark ?? '', payeeMark: offer?.payee?.mark },
  })
  await expect.poll(steps, { timeout: 40_000 }).toContain('agreed')
  // Nobody waits for three minutes here. The core hears of an agreement after it is stored.
  const agreement = async () =>
    (await answersOfCore()).find(({ type }) => type === settlementAgreed.type)
  await expect.poll(agreement, { timeout: 40_000 }).toBeDefined()
  const released = `release/${(await agreement())?.eventId}`
  expect(await haveDemoCore(service.settings, released)).toBe(true)
  await expect.poll(steps, { timeout: 40_000 }).toContain('paid')
  const paid = await insured.get(queryClaimSchedleInfo, { handle })
  expect(paid).toMatchObject({
    statusText: '已赔付',
    offer: { status: 'agreed', total: 128_000 },
  })
  expect(
    (await answersOfCore()).filter(({ subject }) => subject.endsWith(registNo)).length,
  ).toBeGreaterThan(3)
})

test('an order that it does not take waits, and nothing is made up here instead', async () => {
  const order = await demoOrder(700_005)
  await core.stop()
  await pay(order)
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid', isIssued: false })
  expect(await boughtBy(service, order)).toEqual(nothingBought)
})

/** Of the claim that its latest answer is about, once the service has it. */
async function reportNumberToldLast(): Promise<string> {
  const claim = async () =>
    ((await viewOfDemoCore(service.settings))?.answers ?? [])
      .flatMap(({ rows }) => rows)
      .find(({ kind, result }) => kind === 'claims' && result === 'accepted')
  await expect.poll(claim, { timeout: 20_000 }).toBeDefined()
  return (await claim())?.key ?? ''
}

/** Has it carry on the papers of what it told last, as the button of `/dev/core` does. */
async function moveOn(): Promise<boolean> {
  const [answer] = (await viewOfDemoCore(service.settings))?.answers ?? []
  if (!answer?.canMoveOn) return false
  return haveDemoCore(service.settings, `move-on/${answer.eventId}`)
}

async function codesOf({ id }: Order): Promise<string[]> {
  const events = service.db.selectFrom('delivery_event').where('order_id', '=', id)
  return (await events.select('code').orderBy('seq').execute()).map(({ code }) => code)
}

async function policyCount(): Promise<number> {
  const { count } = await service.db
    .selectFrom('policy')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function trail() {
  const rows = await service.db.selectFrom('audit_entry').select(['event', 'outcome']).execute()
  return { rows: rows.map(({ event, outcome }) => `${event} ${outcome}`) }
}
