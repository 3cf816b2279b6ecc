import type { querySiteInfo } from '@ecenter/contract/outlets/outlet.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { askedFrom } from '../rules/asked-from.ts'
import { outletPage } from '../rules/outlet-page.ts'
import { readOutlet } from '../store/outlet.repository.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** One outlet with the hours of its week. */
export function answerQuerySiteInfo({ db, clock }: OutletsServices): Handler<typeof querySiteInfo> {
  return async ({ chosenItem, ...told }) => {
    const outlet = uuid.test(chosenItem) ? await readOutlet({ db }, chosenItem) : undefined
    if (outlet === undefined) throw nothingFound()
    return outletPage(clock, outlet, askedFrom(told))
  }
}
