import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { text } from '../rules/text.ts'

/** Whether electronic invoices are on for a branch. One that there is not is refused at `comCode`. */
export const queryInvoiceSwitch = defineCall({
  group: 'wp',
  path: '/invoice/queryInvoiceSwitch',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ comCode: optional(text(20, '机构')), cityCode: optional(cityCode) }),
  response: object({
    isOn: boolean(),
    /** Where to get a paper one instead. */
    reason: optional(string()),
  }),
})
