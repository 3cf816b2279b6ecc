import type { previewOutlet } from '@ecenter/contract/outlets/desk/preview-outlet.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { outletPage } from '../rules/outlet-page.ts'
import { outletOf } from '../store/outlet-shelf.ts'

export function answerPreviewOutlet({ clock }: Parts): DeskHandler<typeof previewOutlet> {
  return async ({ draft }) => outletPage(clock, outletOf('', draft), undefined)
}
