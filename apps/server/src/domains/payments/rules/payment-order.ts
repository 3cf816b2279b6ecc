import type { OwnPayment } from '@ecenter/contract/payments/payment-calls.ts'

const firstOf: Readonly<Record<OwnPayment['state'], number>> = { due: 0, coming: 1, done: 2 }

/** What waits for the customer first, the most urgent of it in front; then what is on its way, then the latest. */
export function inOrderOfPayments(payments: readonly OwnPayment[]): OwnPayment[] {
  return payments.toSorted(
    (one, other) =>
      firstOf[one.state] - firstOf[other.state] ||
      (one.state === 'due' ? 1 : -1) * momentOf(one).localeCompare(momentOf(other)),
  )
}

function momentOf({ at, dueOn }: OwnPayment): string {
  return at ?? dueOn ?? ''
}
