import type { RequestOf } from '@ecenter/contract/call.ts'
import type { groupGet } from '@ecenter/contract/payments/group-get.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { type StatedFact, statedFacts } from '../../platform/lookups/stated-fact.ts'
import { orderNameDoor, orderPlateDoor } from '../../records/orders/order-doors.ts'

/** What the forms for an order state; the contract has seen to it that what belongs together came together. */
export function orderFacts(keys: Keys, asked: RequestOf<typeof groupGet>): StatedFact[] {
  const { licenseNo, identifyNumber = '', applyMobile = '' } = asked
  const { identifyname, identifynumber = '', identifymobile = '' } = asked
  return statedFacts(
    licenseNo && {
      doors: [orderPlateDoor(keys, licenseNo, identifyNumber, applyMobile)],
      identity: keys.searchKey('customer', identifyNumber),
      target: keys.searchKey('lookup-target', 'plate', licenseNo),
    },
    identifyname && {
      doors: [orderNameDoor(keys, identifyname, identifynumber, identifymobile)],
      identity: keys.searchKey('customer', identifynumber),
      target: keys.searchKey('phone', identifymobile),
      places: [keys.searchKey('insured-name', identifyname)],
    },
  )
}
