import type { PaymentPlace, PaymentWay } from '@ecenter/contract/orders/order.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import {
  GatewayRefused,
  GatewayUnsure,
  type PaymentGateway,
} from '../../../platform/payment/payment-gateway.ts'
import { markOpened } from '../store/change-payment.ts'
import { lockOrder, readOrders } from '../store/order.repository.ts'
import type { Order } from '../store/order.ts'
import { paymentsOf, readPayment } from '../store/payment.repository.ts'
import { isOpen } from '../store/payment.ts'
import { type BegunPayment, storePayment } from '../store/store-payment.ts'
import { nextCheckAt } from './check-payment.ts'
import { closePayment } from './learn-payment.ts'
import { checkPayable } from './payable.ts'
import { beingOpened, gatewayDown, unknownEnd } from './payment-failures.ts'
import { type PaymentServices, payPage } from './payment-services.ts'
import { settle } from './settle.ts'

const lifeSeconds = 15 * 60
/** So long a gateway may be at opening one; nobody closes it meanwhile, or it might come afterwards. */
const openingSeconds = 10

export interface PaymentWish {
  readonly order: Pick<Order, 'ref'>
  readonly gateway: PaymentGateway
  readonly place: PaymentPlace
  /** What the customer saw; fen. */
  readonly seenFen: number
  readonly clientIp: string
  readonly openId?: string
}

/**
 * Opens a cashier for an order, after the one that was open before is closed. Throws `Failure` where
 * that was paid, or nobody knows, or the gateway is down; then no other cashier is open.
 */
export async function openPayment(
  services: PaymentServices,
  wish: PaymentWish,
): Promise<PaymentWay> {
  await closeOlder(services, wish)
  const begun = await begin(services, wish)
  if (begun === undefined) throw beingOpened()
  try {
    const way = await wish.gateway.open(tradeOf(services, wish, begun))
    if (await markOpened(services, begun.ref)) return way
  } catch (error) {
    if (!(error instanceof GatewayRefused || error instanceof GatewayUnsure)) throw error
    services.log.failure(`payment ${wish.gateway.method}`, error)
    await undo(services, begun, error)
    throw gatewayDown()
  }
  throw beingOpened()
}

async function closeOlder(
  services: PaymentServices,
  { order, seenFen }: PaymentWish,
): Promise<void> {
  if (!(await closeOpenPayment(services, order))) return
  const [after] = await readOrders(services, [order.ref])
  if (after !== undefined) checkPayable(after, { now: services.clock.now(), seenFen })
}

/**
 * Closes the cashier of an order, which may turn out to be paid; whether one was open. Throws `Failure` where
 * somebody is at opening it, or nobody knows how it ended.
 */
export async function closeOpenPayment(
  services: PaymentServices,
  { ref }: PaymentWish['order'],
): Promise<boolean> {
  const open = (await paymentsOf(services, [ref])).find(isOpen)
  if (open === undefined) return false
  const isYoung = services.clock.now() < secondsAfter(open.startedAt, openingSeconds)
  if (open.state === 'opening' && isYoung) throw beingOpened()
  if ((await closePayment(services, open)) === 'unsure') throw unknownEnd()
  return true
}

/** Stored before the gateway hears of it, with the first look at what became of it. */
function begin(
  services: PaymentServices,
  { order: { ref }, gateway, seenFen }: PaymentWish,
): Promise<(BegunPayment & BegunTrade) | undefined> {
  return services.db.transaction().execute(async (db) => {
    const store = { ...services, db }
    const order = await lockOrder(store, ref)
    const startedAt = services.clock.now()
    checkPayable(order, { now: startedAt, seenFen })
    // Also one that has failed since the older ones were closed.
    if ((await paymentsOf(store, [ref])).some(isOpen)) return undefined
    const fullLife = secondsAfter(startedAt, lifeSeconds)
    const expiresAt = fullLife < order.lastPayAt ? fullLife : order.lastPayAt
    const { amountFen } = order
    const payment = { order: ref, method: gateway.method, amountFen, startedAt, expiresAt }
    const begun = await storePayment(store, payment)
    if (begun === undefined) return undefined
    const job = { customerKey: ref.customerKey.toString('hex'), id: begun.ref.id, number: 0 }
    await services.jobs.checkPayment(job, nextCheckAt({ startedAt, expiresAt }, startedAt), db)
    return { ...begun, order: ref, amountFen, expiresAt }
  })
}

interface BegunTrade {
  readonly order: Order['ref']
  readonly amountFen: number
  readonly expiresAt: Date
}

function tradeOf(
  { settings }: PaymentServices,
  { place, clientIp, openId }: PaymentWish,
  { tradeNo, returnCode, amountFen, expiresAt }: BegunPayment & BegunTrade,
) {
  return {
    tradeNo,
    amountFen,
    expiresAt,
    place,
    clientIp,
    subject: `${settings.brand.name}保险费`,
    returnUrl: `${siteOrigin(settings)}/#${payPage}?paid=${returnCode}`,
    ...(openId === undefined ? {} : { openId }),
  }
}

/**
 * Nobody was shown this cashier. Where the gateway refused there is none; otherwise it may be there,
 * and is closed before another one is opened.
 */
async function undo(
  services: PaymentServices,
  begun: BegunPayment & BegunTrade,
  error: GatewayRefused | GatewayUnsure,
): Promise<void> {
  if (error instanceof GatewayRefused) await settle(services, begun, { state: 'closed' })
  else {
    const end = await closePayment(services, await readPayment(services, begun.ref))
    if (end === 'unsure') throw unknownEnd()
  }
}
