import { expect } from '@playwright/test'
import { Cashier } from '../pages/cashier.ts'
import { OrderPayment } from '../pages/order-payment.ts'
import type { PersonProof } from '../pages/person-proof.ts'

/** From all that is theirs to the cashier of the order that waits there: two taps. */
export async function openCashier(proof: PersonProof): Promise<void> {
  const { page } = proof
  const waiting = page.getByRole('region', { name: /件事等您$/ })
  await proof.tap(waiting.getByRole('link', { name: /^支付 [\d,.]+ 元$/ }))
  await proof.tap(new OrderPayment(page).pay)
  await new Cashier(page).isShown()
}

/** One tap at the cashier, whose page is another's; it leads back to what was bought. */
export async function payAtCashier(proof: PersonProof): Promise<void> {
  const { page } = proof
  await proof.tap(new Cashier(page).choice('支付成功'))
  await new OrderPayment(page).says('支付成功')
  await expect(page).toHaveURL(/#\/order-pay-detail\?paid=/)
}
