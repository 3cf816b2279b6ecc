import {
  type outletDeskCalls,
  outletDraft,
} from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerListVersions } from '../../../platform/content/answer-list-versions.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { answerListOutlets } from './list-outlets.ts'
import { answerPreviewOutlet } from './preview-outlet.ts'
import { answerReadOutlet } from './read-outlet.ts'
import { answerSaveOutlet } from './save-outlet.ts'

export function outletDeskHandlers(
  services: OutletsServices,
): DeskHandlers<typeof outletDeskCalls> {
  return {
    listOutlets: answerListOutlets(services),
    readOutlet: answerReadOutlet(services),
    saveOutlet: answerSaveOutlet(services),
    previewOutlet: answerPreviewOutlet(services),
    listOutletVersions: answerListVersions(services, 'outlet', outletDraft),
  }
}
