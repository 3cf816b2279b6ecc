import type { Page } from '@playwright/test'
import { everyAppeal } from './every-appeal.ts'
import { everyChat } from './every-chat.ts'
import { everyClaim } from './every-claim.ts'
import { everyClaimByKind } from './every-claim-by-kind.ts'
import { everyDelivery } from './every-delivery.ts'
import { everyInvoice } from './every-invoice.ts'
import { everyOrder } from './every-order.ts'
import { everyOutlet } from './every-outlet.ts'
import { everyPerson } from './every-person.ts'
import { everyPromotion } from './every-promotion.ts'
import { everyPurchase } from './every-purchase.ts'
import { everyQuery } from './every-query.ts'
import { everyQuestionnaire } from './every-questionnaire.ts'
import { everyReceipt } from './every-receipt.ts'
import { everyRefund } from './every-refund.ts'
import { everyReport } from './every-report.ts'
import { everyResult } from './every-result.ts'
import { everyReturn } from './every-return.ts'
import { everyScreen } from './every-screen.ts'
import { everySettlement } from './every-settlement.ts'

type Journey = (page: Page) => AsyncIterable<string>

interface Walkers {
  readonly customer: Parameters<typeof everyScreen>[1]
  readonly others: Parameters<typeof everyResult>[1]
  readonly person: Parameters<typeof everyPerson>[1]
}

/** All ways through the site, each told by what is seen on it. */
export function everyJourney({
  customer,
  others,
  person,
}: Walkers): readonly (readonly [string, Journey])[] {
  return [
    ['every screen', (page) => everyScreen(page, customer)],
    ['everything that one proof opens', (page) => everyPerson(page, person)],
    ['every form that finds a policy', everyQuery],
    ['every step of an appeal', everyAppeal],
    ['every step of a report', everyReport],
    ['every way a report may stand', everyReceipt],
    ['every way a claim may stand', everyClaim],
    ['every way a claim without a car may stand', everyClaimByKind],
    ['every way an offer may stand', everySettlement],
    ['every step to an invoice', everyInvoice],
    ['every way an order may end', everyOrder],
    ['every way a delivery may stand', everyDelivery],
    ['every step of a return', everyReturn],
    ['every way to an outlet', everyOutlet],
    ['every step of a promoter', everyPromotion],
    ['every way a talk may stand', everyChat],
    ['every way a link of the call centre may lead', everyRefund],
    ['every step of a questionnaire', everyQuestionnaire],
    ['every step of a wish to buy', everyPurchase],
    ['every result of another form', (page) => everyResult(page, others)],
  ]
}
