import { array, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { text } from '../rules/text.ts'

/** What the visitor may look up in this city and channel. */
export const querySupportProduct = defineCall({
  group: 'wp',
  path: '/support/querySupportProduct',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode: optional(cityCode), channelNo: optional(text(10, '渠道')) }),
  response: object({
    cityCode: string(),
    cityName: string(),
    /** The plate prefix that the car form begins with, for example 京. */
    platePrefix: string(),
    products: array(
      picklist(['car', 'property', 'student-family', 'person', 'new-car', 'channel']),
    ),
  }),
})
