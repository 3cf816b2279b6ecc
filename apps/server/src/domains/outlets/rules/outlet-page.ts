import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { querySiteInfo } from '@ecenter/contract/outlets/outlet.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { areaPath } from '../../places/rules/areas.ts'
import type { Outlet } from '../store/outlet.ts'
import type { Place } from './map-point.ts'
import { weekOf } from './opening.ts'
import { summaryOf } from './outlet-summary.ts'

/** What the page of one outlet shows now. */
export function outletPage(
  clock: Clock,
  outlet: Outlet,
  near: Place | undefined,
): ResponseOf<typeof querySiteInfo> {
  return {
    ...summaryOf(clock, outlet, near),
    areaName: areaPath(outlet.areaCode).join(' '),
    hours: weekOf(outlet.hours),
    holidays: outlet.hours.isOpenOnHolidays ? '法定节假日照常营业' : '法定节假日休息',
  }
}
