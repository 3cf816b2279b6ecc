import type { querySiteInfo } from '@ecenter/contract/outlets/query-site-info.ts'
import type { Parts } from '../parts.ts'
import { nothingFound } from '../platform/calls/failure.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { readOutlet } from '../records/outlets/outlet.repository.ts'
import { areaPath } from '../records/places/areas.ts'
import { askedFrom } from './asked-from.ts'
import { weekOf } from './opening.ts'
import { summaryOf } from './outlet-summary.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** One outlet with the hours of its week. */
export function answerQuerySiteInfo({ db, clock }: Parts): Handler<typeof querySiteInfo> {
  return async ({ chosenItem, ...told }) => {
    const outlet = uuid.test(chosenItem) ? await readOutlet({ db }, chosenItem) : undefined
    if (outlet === undefined) throw nothingFound()
    return {
      ...summaryOf(clock, outlet, askedFrom(told)),
      areaName: areaPath(outlet.areaCode).join(' '),
      hours: weekOf(outlet.hours),
      holidays: outlet.hours.isOpenOnHolidays ? '法定节假日照常营业' : '法定节假日休息',
    }
  }
}
