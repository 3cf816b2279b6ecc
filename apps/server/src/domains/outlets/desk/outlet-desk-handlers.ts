import type { outletDeskCalls } from '@ecenter/contract/outlets/desk/outlet-desk-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerListOutletVersions } from './list-outlet-versions.ts'
import { answerListOutlets } from './list-outlets.ts'
import { answerPreviewOutlet } from './preview-outlet.ts'
import { answerReadOutlet } from './read-outlet.ts'
import { answerSaveOutlet } from './save-outlet.ts'

export function outletDeskHandlers(parts: Parts): DeskHandlers<typeof outletDeskCalls> {
  return {
    listOutlets: answerListOutlets(parts),
    readOutlet: answerReadOutlet(parts),
    saveOutlet: answerSaveOutlet(parts),
    previewOutlet: answerPreviewOutlet(parts),
    listOutletVersions: answerListOutletVersions(parts),
  }
}
