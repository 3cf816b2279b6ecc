import {
  array,
  check,
  type InferOutput,
  maxLength,
  message,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'
import { channels } from '../../constants/channels.ts'
import { entryId } from '../../rules/entry-id.ts'
import { isoDay } from '../../rules/iso-day.ts'
import { text } from '../../rules/text.ts'
import { draftedQuestions } from './drafted-questions.ts'
import { questionnairePhase } from './questionnaire-phase.ts'

const entryName = message(entryId, '入口用字母、数字、点、短横和下划线，最多 64 个字')

/** Lines that hold nothing are no entries. */
function withoutEmpty(lines: string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** All that is said of a questionnaire: what it asks, where, and on which days. */
export const questionnaireEntries = {
  title: text(30, '标题'),
  /** What it is for, and how long it takes. */
  intro: text(200, '说明'),
  /** What is said to whoever has answered. */
  thanks: text(100, '感谢的话'),
  /** Links and posters that it is asked through; every one where there is none. */
  entryIds: pipe(
    array(string()),
    transform(withoutEmpty),
    array(entryName),
    maxLength(20, '入口最多 20 个'),
    check((all) => new Set(all).size === all.length, '有两个入口一样，请删去一个'),
  ),
  /** Every channel when there is none. */
  channels: array(picklist(channels)),
  /** The first and the last day that it can be answered. */
  from: isoDay('开始日期'),
  until: isoDay('结束日期'),
  phase: questionnairePhase,
  questions: draftedQuestions,
}

export const questionnaireDraft = object(questionnaireEntries)
export type QuestionnaireDraft = InferOutput<typeof questionnaireDraft>
