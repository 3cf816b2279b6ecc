import type { previewOutlet } from '@ecenter/contract/outlets/desk/preview-outlet.ts'
import type { Parts } from '../../parts.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { outletOf } from '../../records/outlets/outlet-shelf.ts'
import { outletPage } from '../outlet-page.ts'

export function answerPreviewOutlet({ clock }: Parts): DeskHandler<typeof previewOutlet> {
  return async ({ draft }) => outletPage(clock, outletOf('', draft), undefined)
}
