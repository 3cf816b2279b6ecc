import type { appealDeskCalls } from '@ecenter/contract/appeals/desk/appeal-desk-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerAnswerCase } from './answer-case.ts'
import { answerExtendCase } from './extend-case.ts'
import { answerFindCase } from './find-case.ts'
import { answerListCases } from './list-cases.ts'
import { answerNoteCallBack } from './note-call-back.ts'
import { answerReadCase } from './read-case.ts'
import { answerTakeCase } from './take-case.ts'

export function appealDeskHandlers(parts: Parts): DeskHandlers<typeof appealDeskCalls> {
  return {
    listCases: answerListCases(parts),
    findCase: answerFindCase(parts),
    readCase: answerReadCase(parts),
    takeCase: answerTakeCase(parts),
    noteCallBack: answerNoteCallBack(parts),
    extendCase: answerExtendCase(parts),
    answerCase: answerAnswerCase(parts),
  }
}
