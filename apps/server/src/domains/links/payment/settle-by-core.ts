import { about } from '../../../platform/audit/audit-fact.ts'
import type { Services } from '../../services.ts'
import { isToldBefore } from '../rules/is-told-before.ts'
import { whyNotThisTransfer } from '../rules/why-not-this-transfer.ts'
import { takeBankReference } from '../store/bank-reference.ts'
import {
  findRegistration,
  linkOfReceipt,
  noteOtherTransfer,
  type Outcome,
} from '../store/refund-registration.repository.ts'
import type { RefundRegistration } from '../store/refund-registration.ts'
import { lockShortLink, readShortLink } from '../store/short-link.repository.ts'
import { purposeAndSum } from '../store/short-link.ts'
import { settleRefund } from './settle-refund.ts'

/** What the core tells of a refund, by its receipt. */
export type CoreOutcome = { readonly receiptNo: string } & (
  | (Extract<Outcome, { status: 'paid' }> & { readonly amountFen: number })
  | Extract<Outcome, { status: 'failed' }>
)

type Became =
  | { readonly result: 'accepted' | 'unchanged' }
  | { readonly result: 'rejected'; readonly reason: string }

type SettlingServices = Pick<
  Services,
  'keys' | 'clock' | 'audit' | 'jobs' | 'settings' | 'notifier'
>

/** The core's own word settles a refund, as that of staff does; the same again changes nothing. */
export function settleByCore(services: SettlingServices, told: CoreOutcome): Promise<Became> {
  return services.audit.inTransaction(async (db, record) => {
    const store = { ...services, db }
    const ref = await linkOfReceipt(store, told.receiptNo)
    if (ref === undefined) return rejected('receiptNo: no refund has it')
    await lockShortLink(store, ref)
    const link = await readShortLink(store, { object: ref })
    const registration = await findRegistration(store, ref)
    if (registration === undefined) throw new Error('a receipt without its registration')
    if (isKnown(told, registration)) return { result: 'unchanged' }
    const why = whyNotAfter(told, registration)
    if (why !== undefined) {
      // The money has left the bank, whatever is answered.
      if (told.status === 'paid' && !isToldBefore(told.bankReference, registration)) {
        const { amountFen, paidOn, bankReference } = told
        const toldAt = services.clock.now().toISOString()
        const transfer = { amountFen, paidOn, bankReference, toldAt }
        // Nobody names it for another refund; where somebody has, this is told all the same.
        await takeBankReference(store, bankReference)
        await noteOtherTransfer(store, ref, registration, transfer)
        const outcome = `${purposeAndSum(link)} by the core`
        record({ event: 'link-transfer-told', ...about(ref), outcome })
      }
      return rejected(why)
    }
    if (told.status === 'paid') {
      const wrong = whyNotThisTransfer(told, link, registration, services.clock.today())
      if (wrong !== undefined) return rejected(faults[wrong.field])
      if (!(await takeBankReference(store, told.bankReference)))
        return rejected(faults.bankReference)
    }
    const at = services.clock.now()
    await settleRefund(services, store, {
      ...{ link, registration, outcome: told, at, staff: undefined },
    })
    const event = told.status === 'paid' ? 'link-refund-paid' : 'link-refund-failed'
    record({ event, ...about(ref), outcome: `${purposeAndSum(link)} by the core` })
    return { result: 'accepted' }
  })
}

const faults = {
  amountFen: 'amountFen: is not what is owed',
  paidOn: 'paidOn: is later than today, or before the account was registered',
  bankReference: 'bankReference: is that of another refund',
} as const

function isKnown(told: CoreOutcome, before: RefundRegistration): boolean {
  if (told.status !== before.status) return false
  return (
    told.status === 'failed' ||
    (told.bankReference === before.bankReference && told.paidOn === before.paidOn)
  )
}

/** Money that was sent may come back; what failed is registered anew by another link. */
function whyNotAfter(
  { status }: CoreOutcome,
  { status: before }: RefundRegistration,
): string | undefined {
  if (before === 'failed') return 'outcome: it failed before, and is registered anew'
  return before === 'paid' && status === 'paid'
    ? 'bankReference, paidOn: another transfer was told before'
    : undefined
}

function rejected(reason: string): Became {
  return { result: 'rejected', reason }
}
