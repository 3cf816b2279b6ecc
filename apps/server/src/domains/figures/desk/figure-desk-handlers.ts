import type { figureDeskCalls } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { ListServices } from '../../list-services.ts'
import type { FiguresServices } from '../figures-services.ts'
import { answerExportReport } from './export-report.ts'
import { answerReadReport } from './read-report.ts'

export function figureDeskHandlers(
  services: FiguresServices & Pick<ListServices, 'replica'>,
): DeskHandlers<typeof figureDeskCalls> {
  return {
    readReport: answerReadReport(services),
    exportReport: answerExportReport(services),
  }
}
