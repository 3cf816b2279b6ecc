import { object, string } from 'valibot'
import { isoMoment } from '../rules/moments.ts'
import { defineCoreEvent } from './core-event.ts'

const invoice = 'invoice/<reference>'

const asked = {
  /** As `invoices` are told with it. */
  reference: string(),
  policyNo: string(),
  /** Of the invoice as it is. */
  number: string(),
  askedAt: isoMoment,
}

const howToAnswer =
  'It is answered by the row of this invoice, reversed, which names this event in `answers`; the red-letter invoice and the new one are rows of their own.'

export const invoiceTitleChangeRequested = defineCoreEvent({
  type: 'invoice.title-change.requested.v1',
  name: '发票换抬头',
  subject: invoice,
  meaning: `The customer asks for an issued invoice with another title. ${howToAnswer}`,
  data: object({ ...asked, title: object({ name: string(), taxpayerNumber: string() }) }),
})

export const invoiceReissueRequested = defineCoreEvent({
  type: 'invoice.reissue.requested.v1',
  name: '发票重开',
  subject: invoice,
  meaning: `The customer asks for an issued invoice anew, and says why. ${howToAnswer}`,
  data: object({ ...asked, reason: string() }),
})
