import type { appealDeskCalls } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { answerAnswerCase } from './answer-case.ts'
import { answerAttachToCase, answerViewCaseFile } from './case-files.ts'
import { answerListCaseHandlers } from './case-handlers.ts'
import { answerDecideLetter } from './decide-letter.ts'
import { answerExportCases } from './export-cases.ts'
import { answerExtendCase } from './extend-case.ts'
import { answerFindCase } from './find-case.ts'
import { answerGiveCase } from './give-case.ts'
import { answerListCases } from './list-cases.ts'
import { answerNoteCallBack } from './note-call-back.ts'
import { answerNoteOnCase } from './note-on-case.ts'
import { answerReadCase } from './read-case.ts'
import { answerTakeCase } from './take-case.ts'

export function appealDeskHandlers(
  services: AppealsServices,
): DeskHandlers<typeof appealDeskCalls> {
  return {
    listCases: answerListCases(services),
    exportCases: answerExportCases(services),
    findCase: answerFindCase(services),
    readCase: answerReadCase(services),
    takeCase: answerTakeCase(services),
    noteCallBack: answerNoteCallBack(services),
    extendCase: answerExtendCase(services),
    answerCase: answerAnswerCase(services),
    listCaseHandlers: answerListCaseHandlers(services),
    giveCase: answerGiveCase(services),
    noteOnCase: answerNoteOnCase(services),
    attachToCase: answerAttachToCase(services),
    viewCaseFile: answerViewCaseFile(services),
    decideLetter: answerDecideLetter(services),
  }
}
