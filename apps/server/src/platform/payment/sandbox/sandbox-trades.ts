import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { TradeState } from '../payment-gateway.ts'

export interface SandboxStore {
  readonly db: Db
  readonly clock: Clock
}

export type SandboxTrade = Selectable<Tables['sandbox_trade']>

/** False where it was opened, or closed before it came. */
export async function openTrade(
  { db }: SandboxStore,
  trade: Pick<SandboxTrade, 'trade_no' | 'amount_fen' | 'subject' | 'return_to' | 'expires_at'>,
): Promise<boolean> {
  const opened = await db
    .insertInto('sandbox_trade')
    .values({ ...trade, state: 'unpaid' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('trade_no')
    .executeTakeFirst()
  return opened !== undefined
}

export function readTrade({ db }: SandboxStore, tradeNo: string) {
  return db
    .selectFrom('sandbox_trade')
    .selectAll()
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst()
}

/** The customer pays or is refused; a trade that has ended stays as it was. */
export async function endTrade(
  { db, clock }: SandboxStore,
  tradeNo: string,
  state: 'paid' | 'failed',
): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('sandbox_trade')
    .set({
      state,
      ...(state === 'paid' ? { paid_at: now, gateway_no: gatewayNoOf(now) } : {}),
    })
    .where('trade_no', '=', tradeNo)
    .where('state', 'in', ['unpaid', 'failed'])
    .where('expires_at', '>', now)
    .execute()
}

/** Closes what nobody paid; one that never came is closed before it does. */
export async function closeTrade({ db, clock }: SandboxStore, tradeNo: string): Promise<void> {
  await db
    .insertInto('sandbox_trade')
    .values({
      trade_no: tradeNo,
      state: 'closed',
      amount_fen: 0,
      subject: '',
      return_to: '/',
      expires_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .column('trade_no')
        .doUpdateSet({ state: 'closed' })
        .where('sandbox_trade.state', '<>', 'paid'),
    )
    .execute()
}

/** False where there is nothing to give back, or it was given back under another number. */
export async function refundTrade(
  { db }: SandboxStore,
  tradeNo: string,
  refundNo: string,
): Promise<boolean> {
  const refunded = await db
    .updateTable('sandbox_trade')
    .set({ refund_no: refundNo })
    .where('trade_no', '=', tradeNo)
    .where('state', '=', 'paid')
    .where(({ eb, or }) => or([eb('refund_no', 'is', null), eb('refund_no', '=', refundNo)]))
    .returning('trade_no')
    .executeTakeFirst()
  return refunded !== undefined
}

/** A trade as a gateway tells it. */
export function tradeStateOf(trade: SandboxTrade | undefined): TradeState {
  if (trade === undefined) return { state: 'absent' }
  const { state, gateway_no, paid_at, amount_fen } = trade
  if (state === 'failed') return { state, reason: '银行没有通过这笔付款，没有扣款。可以再试一次。' }
  if (state !== 'paid' || gateway_no === null || paid_at === null) {
    return { state: state === 'closed' ? 'closed' : 'unpaid' }
  }
  return { state, gatewayNo: gateway_no, amountFen: amount_fen, paidAt: paid_at }
}

function gatewayNoOf(now: Date): string {
  return `SANDBOX${now.getTime()}${String(randomInt(1_000_000)).padStart(6, '0')}`
}
