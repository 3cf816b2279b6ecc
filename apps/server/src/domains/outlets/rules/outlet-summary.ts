import type { OutletSummary } from '@ecenter/contract/outlets/outlet.ts'
import { type Clock, timeInChina } from '../../../platform/clock/clock.ts'
import type { Outlet } from '../store/outlet.ts'
import { distanceBetween, type Place } from './map-point.ts'
import { openingAt } from './opening.ts'
import { typesIn } from './outlet-types.ts'

/** What a list shows of an outlet now, and how far it is from a visitor who said where they are. */
export function summaryOf(clock: Clock, outlet: Outlet, near: Place | undefined): OutletSummary {
  const { id, name, address, areaCode, services, phone, latitude, longitude, hours } = outlet
  return {
    chosenItem: id,
    name,
    address,
    areaCode,
    types: typesIn(outlet.types),
    services: [...services],
    phone,
    latitude,
    longitude,
    ...(near && { distance: Math.round(distanceBetween(near, outlet)) }),
    opening: openingAt(hours, clock.today(), timeInChina(clock.now())),
  }
}
