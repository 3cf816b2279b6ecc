import type { RequestOf } from '@ecenter/contract/call.ts'
import type {
  queryElectronicInvoice,
  VerifiedInvoice,
} from '@ecenter/contract/invoices/check-invoice.ts'
import { isFullyDigital } from '@ecenter/contract/rules/invoice-number.ts'
import type { Handler, Visitor } from '../../../platform/calls/handler.ts'
import { passStepUp, stepUpFor } from '../../../platform/lookups/busy-fact.ts'
import { countersOf, factsOf } from '../../../platform/lookups/guard-lookup.ts'
import { onlyVisible } from '../../../platform/lookups/only-visible.ts'
import {
  guardVerification,
  type Verification,
} from '../../../platform/verification/guard-verification.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { verifiedInvoiceOf } from '../rules/verified-invoice.ts'
import { readInvoices } from '../store/invoice.repository.ts'
import { type PrintedFacts, printedFactsLookupKey } from '../store/invoice-lookup-keys.ts'
import { findInvoiceBehind } from '../store/invoice-search.ts'
import { invoiceTarget } from './invoice-target.ts'

type Asked = RequestOf<typeof queryElectronicInvoice>

/** Checks of a session without an image code. */
const checksBeforeCode = 3

/**
 * Whether an invoice is ours and still good, for whoever holds it. Whatever is wrong, or guessed at
 * too often, the verdict is `unknown`.
 */
export function answerQueryElectronicInvoice(
  services: InvoicesServices,
): Handler<typeof queryElectronicInvoice> {
  return async (asked, visitor) => {
    const { session } = visitor
    const earlier = await services.limits.roughCount('verificationsBySession', session.id)
    return guardVerification(services, visitor, async () => {
      if (earlier >= checksBeforeCode) {
        await services.imageCodes.spend(session, 'carPolicyQuery', asked.verificationCode)
      }
      return verify(services, visitor, asked)
    })
  }
}

/** Guesses count like those of a lookup, against the number that is asked about. */
async function verify(
  services: InvoicesServices,
  visitor: Visitor,
  asked: Asked,
): Promise<Verification<VerifiedInvoice>> {
  const { keys, limits, settings } = services
  const lookupKey = printedFactsLookupKey(keys, factsIn(asked))
  const guessed = { identities: [invoiceTarget(keys, asked.invoiceNumber)], targets: [] } as const
  const stepUp = await stepUpFor(limits, factsOf(guessed))
  await passStepUp(services, visitor, stepUp)
  const found = await limits.guess(
    countersOf(guessed, visitor.address, stepUp),
    async () =>
      onlyVisible(services, visitor.session, await findInvoiceBehind(services, lookupKey)),
    (rows) => rows.length > 0,
  )
  const [invoice] = await readInvoices(
    services,
    (found ?? []).map(({ ref }) => ref),
  )
  if (invoice === undefined) return { answer: { verdict: 'unknown' } }
  return { answer: verifiedInvoiceOf(settings.brand, invoice), objectId: invoice.ref.id }
}

/** A fully digital invoice has neither code, though the form may still hold what was typed before. */
function factsIn(asked: Asked): PrintedFacts {
  const { invoiceNumber: number, issueDate: day, taxPayerNumber: taxpayerNumber } = asked
  return isFullyDigital(number)
    ? { number, code: undefined, day, checkCodeTail: undefined, taxpayerNumber }
    : { number, code: asked.invoiceCode, day, checkCodeTail: asked.checkCode, taxpayerNumber }
}
