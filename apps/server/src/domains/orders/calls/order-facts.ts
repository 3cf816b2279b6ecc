import type { RequestOf } from '@ecenter/contract/call.ts'
import type { groupGet } from '@ecenter/contract/orders/order-calls.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type StatedFact, statedFacts } from '../../../platform/lookups/stated-fact.ts'
import { orderNameDoor, orderPlateDoor } from '../store/order-doors.ts'

/** What the forms for an order state; the contract has seen to it that what belongs together came together. */
export function orderFacts(keys: Keys, asked: RequestOf<typeof groupGet>): StatedFact[] {
  const { licenseNo, identifyNumber = '', applyMobile = '' } = asked
  const { identifyname, identifynumber = '', identifymobile = '' } = asked
  return statedFacts(
    licenseNo && {
      doors: [orderPlateDoor(keys, licenseNo, identifyNumber, applyMobile)],
      identity: keys.searchHash('customer', identifyNumber),
      target: keys.searchHash('lookup-target', 'plate', licenseNo),
    },
    identifyname && {
      doors: [orderNameDoor(keys, identifyname, identifynumber, identifymobile)],
      identity: keys.searchHash('customer', identifynumber),
      target: keys.searchHash('phone', identifymobile),
      places: [keys.searchHash('insured-name', identifyname)],
    },
  )
}
