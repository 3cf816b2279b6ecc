import type { saveOutlet } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { saveContent, savedFlat } from '../../../platform/content/save-content.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { outletContentType } from '../store/outlet-content-type.ts'

export function answerSaveOutlet({
  clock,
  settings,
}: OutletsServices): DeskHandler<typeof saveOutlet> {
  return async ({ edited, replaces, asDraft, ...draft }, visit) =>
    savedFlat(
      await saveContent(
        outletContentType,
        { clock, settings, visit },
        { edited, replaces, asDraft, draft },
      ),
    )
}
