import type { readOutlet } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { flatContent } from '../../../platform/content/save-content.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { readKeptOutlet } from '../store/kept-outlets.ts'
import { keptContentOf } from '../store/outlet-content-type.ts'

export function answerReadOutlet({ db }: OutletsServices): DeskHandler<typeof readOutlet> {
  return async ({ id }) => {
    const outlet = await readKeptOutlet({ db }, id)
    if (outlet === undefined) throw nothingFound()
    return { outlet: flatContent(keptContentOf(outlet)) }
  }
}
