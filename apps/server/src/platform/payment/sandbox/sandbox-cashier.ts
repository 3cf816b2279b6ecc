import { randomUUID } from 'node:crypto'
import type { Keys } from '../../keys/keys.ts'
import { type SignedNotice, signNotice } from './sandbox-notice.ts'
import { endTrade, readTrade, type SandboxStore, tradeStateOf } from './sandbox-trades.ts'

/** What whoever stands at the cashier of a demo may let happen. */
export const cashierChoices = ['paid', 'failed', 'left', 'late', 'twice', 'never'] as const
export type CashierChoice = (typeof cashierChoices)[number]

/** How a notice goes out afterwards. */
export interface NoticePlan {
  readonly times: number
  readonly afterMs: number
}

const plans: Record<CashierChoice, NoticePlan> = {
  paid: { times: 1, afterMs: 0 },
  failed: { times: 1, afterMs: 0 },
  left: { times: 0, afterMs: 0 },
  late: { times: 1, afterMs: 30_000 },
  twice: { times: 2, afterMs: 0 },
  never: { times: 0, afterMs: 0 },
}

export interface CashierOutcome extends NoticePlan {
  /** Where the customer goes on. */
  readonly returnTo: string
  readonly notice: SignedNotice
}

/** Does what was chosen; nothing where there is no such trade. */
export async function chooseAtCashier(
  services: SandboxStore & { readonly keys: Keys },
  tradeNo: string,
  choice: CashierChoice,
): Promise<CashierOutcome | undefined> {
  if (choice !== 'left') await endTrade(services, tradeNo, choice === 'failed' ? 'failed' : 'paid')
  const trade = await readTrade(services, tradeNo)
  if (trade === undefined) return undefined
  const said = { noticeId: randomUUID(), tradeNo, trade: tradeStateOf(trade) }
  return { ...plans[choice], returnTo: trade.return_to, notice: signNotice(services, said) }
}
