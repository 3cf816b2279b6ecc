import { answerCase } from './answer-case.ts'
import { extendCase } from './extend-case.ts'
import { findCase } from './find-case.ts'
import { listCases } from './list-cases.ts'
import { noteCallBack } from './note-call-back.ts'
import { readCase } from './read-case.ts'
import { takeCase } from './take-case.ts'

export const appealDeskCalls = {
  listCases,
  findCase,
  readCase,
  takeCase,
  noteCallBack,
  extendCase,
  answerCase,
}
