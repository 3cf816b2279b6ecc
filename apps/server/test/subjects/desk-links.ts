import { linkForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import { submitRefundDetails } from '@ecenter/contract/links/link.ts'
import type { DeskVisitor } from '../desk-visitor.ts'
import type { TestService } from '../test-services.ts'
import { newSession } from '../visitor.ts'
import { bankDetails, proveRefund, refunded } from './refunds.ts'

/** What the call centre fills in for a delayed flight. */
export const asked = {
  ...refunded,
  purpose: 'flight-delay' as const,
  amount: 30_000,
  reason: '航班延误 4 小时，按约定赔付。',
  flightnumber: 'ca1234',
  days: 3,
}

/** Each transfer has a number of its own; of a refund it is always the same here. */
export function bankReferenceOf(linkId: string): string {
  return `ICBC-${linkId.slice(0, 13).toUpperCase()}`
}

/** What whoever pays takes from the receipt of the transfer, and confirms. */
export function transferOf({ clock }: Pick<TestService, 'clock'>, linkId: string) {
  return {
    linkId,
    amountFen: asked.amount,
    bankReference: bankReferenceOf(linkId),
    paidOn: clock.today(),
    confirmed: true,
  }
}

export async function messagesOf({ outbox }: TestService): Promise<string[]> {
  return (await outbox.messages()).map(({ text }) => text)
}

/** Sends a link; answers it with the code that its SMS carries. */
export async function sentBy(
  service: TestService,
  sender: DeskVisitor,
  given: Partial<typeof asked> = {},
) {
  const link = await sender.get(linkForCaller, { ...asked, ...given })
  const [text = ''] = await messagesOf(service)
  return { ...link, pid: text.split('pid=')[1] ?? '' }
}

/** The customer registers by a link that was sent. */
export async function registeredBy(
  service: TestService,
  sender: DeskVisitor,
  given: Partial<typeof asked> = {},
) {
  const link = await sentBy(service, sender, given)
  const customer = await newSession(service)
  const handle = await proveRefund(customer, link.pid)
  const { receiptNo } = await customer.get(submitRefundDetails, bankDetails(handle))
  return { ...link, receiptNo }
}

/** How often the audit trail tells this of a member of staff. */
export async function tracesBy(
  services: TestService,
  event: string,
  staffId: string,
): Promise<number> {
  const rows = await services.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', event)
    .where('staff_id', '=', staffId)
    .execute()
  return rows.length
}
