import { deliverySlot } from '@ecenter/contract/deliveries/delivery.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { name } from '@ecenter/contract/rules/people/name.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import { description, optional, pipe, strictObject } from 'valibot'
import { day } from '../../../imports/row-rules.ts'
import { areaCode } from '../../places/import/area-code.ts'

/** Where papers go. */
export const destination = strictObject({
  recipient: strictObject({
    name: pipe(name, description('where papers go: name')),
    mobile: pipe(mobile, description('where papers go: mobile number')),
  }),
  countyCode: areaCode('where papers go: county, GB/T 2260 with `00` behind it'),
  address: pipe(text(200, '地址'), description('where papers go: address within the county')),
  agreed: optional(
    strictObject({
      day: day('when the courier was asked to come: day'),
      hours: pipe(deliverySlot.entries.hours, description('when: hours')),
    }),
  ),
})
