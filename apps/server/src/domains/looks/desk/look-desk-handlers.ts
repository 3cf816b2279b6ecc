import type { lookDeskCalls } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { LooksServices } from '../looks-services.ts'
import { answerExportStaffLooks, answerListStaffLooks } from './list-staff-looks.ts'
import { answerListUnusualLooks } from './list-unusual-looks.ts'
import { answerSettleFinding } from './settle-finding.ts'

export function lookDeskHandlers(services: LooksServices): DeskHandlers<typeof lookDeskCalls> {
  return {
    listStaffLooks: answerListStaffLooks(services),
    exportStaffLooks: answerExportStaffLooks(services),
    listUnusualLooks: answerListUnusualLooks(services),
    settleFinding: answerSettleFinding(services),
  }
}
