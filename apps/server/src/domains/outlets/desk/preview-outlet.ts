import type { previewOutlet } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { outletPage } from '../rules/outlet-page.ts'
import { outletOf } from '../store/outlet-content-type.ts'

export function answerPreviewOutlet({ clock }: OutletsServices): DeskHandler<typeof previewOutlet> {
  return async ({ draft }) => outletPage(clock, outletOf('', draft), undefined)
}
