import type { previewOutlet } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { Services } from '../../services.ts'
import { outletPage } from '../rules/outlet-page.ts'
import { outletOf } from '../store/outlet-content-type.ts'

export function answerPreviewOutlet({ clock }: Services): DeskHandler<typeof previewOutlet> {
  return async ({ draft }) => outletPage(clock, outletOf('', draft), undefined)
}
