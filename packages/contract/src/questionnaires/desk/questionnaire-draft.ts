import {
  type ArrayPathItem,
  array,
  boolean,
  check,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  message,
  minLength,
  minValue,
  number,
  type ObjectPathItem,
  object,
  optional,
  parse,
  picklist,
  pipe,
  rawCheck,
  regex,
  string,
  transform,
  variant,
} from 'valibot'
import { channels } from '../../constants/channels.ts'
import { entryId } from '../../rules/entry-id.ts'
import { isoDay } from '../../rules/moments.ts'
import { text } from '../../rules/text.ts'
import { type Question, question } from '../question.ts'

/** What staff decided: it is still written, customers may answer it on its days, or no longer. */
export const questionnairePhase = picklist(['draft', 'published', 'closed'])
export type QuestionnairePhase = InferOutput<typeof questionnairePhase>

interface DraftFault {
  /** Which question, from 0. */
  readonly at: number
  /** Of the question: `options.1.text`. */
  readonly field: string
  /** What staff read at the field. */
  readonly message: string
}

/** What is wrong between the parts of a questionnaire, each part being right in itself. */
function faultsInDraft(questions: readonly Question[]): DraftFault[] {
  return questions.flatMap((question, at) =>
    [
      ...twiceNamed(question, questions.slice(0, at)),
      ...faultsInOptions(question),
      ...faultsInBranch(question, questions.slice(0, at)),
    ].map((fault) => ({ at, ...fault })),
  )
}

type FaultHere = Omit<DraftFault, 'at'>

function twiceNamed({ questionId }: Question, before: readonly Question[]): FaultHere[] {
  if (before.every((each) => each.questionId !== questionId)) return []
  return [{ field: 'title', message: '有两道题的编号一样，请删去一道重新添加' }]
}

function faultsInOptions(question: Question): FaultHere[] {
  if (question.type !== 'single' && question.type !== 'multiple') return []
  const { options } = question
  const faults = options.flatMap(({ text, optionId }, at) => {
    const before = options.slice(0, at)
    const isTwice = before.some((each) => each.text === text || each.optionId === optionId)
    return isTwice ? [{ field: `options.${at}.text`, message: '这个选项和前面的一样' }] : []
  })
  if (question.type === 'single' || question.maximum <= options.length) return faults
  return [...faults, { field: 'maximum', message: `最多只能选 ${options.length} 项，请重新选择` }]
}

function faultsInBranch({ shownAfter }: Question, before: readonly Question[]): FaultHere[] {
  if (shownAfter === undefined) return []
  const followed = before.find(({ questionId }) => questionId === shownAfter.questionId)
  const ids = new Set(followed && branchIdsOf(followed))
  if (ids.size === 0) {
    return [{ field: 'shownAfter.questionId', message: '它跟随的题目已不在前面，请重新选择' }]
  }
  if (shownAfter.optionIds.every((id) => ids.has(id))) return []
  return [{ field: 'shownAfter.optionIds', message: '有一个选项已不在，请重新选择' }]
}

/** What another question can hang on: options, or the points of a scale. Words branch nowhere. */
export function branchIdsOf(question: Question): string[] {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return question.options.map(({ optionId }) => optionId)
    case 'scale':
      return Array.from({ length: question.points }, (_, at) => `${at + 1}`)
    case 'text':
      return []
  }
}

/** What fits a phone and a body of the desk, which is 64 kB at most. */
export const optionsAtMost = 12
export const pointsAtMost = 10

/** Given when a question or an option is made, and never again to another. */
const id = pipe(string(), regex(/^[a-z\d-]{1,24}$/))

const everyQuestion = {
  questionId: id,
  title: text(60, '题目'),
  isRequired: boolean(),
  shownAfter: optional(
    object({
      questionId: id,
      optionIds: pipe(array(id), minLength(1, '请至少选择一项'), maxLength(optionsAtMost)),
    }),
  ),
}

const options = pipe(
  array(object({ optionId: id, text: text(30, '选项') })),
  minLength(2, '至少要有两个选项'),
  maxLength(optionsAtMost, `选项最多 ${optionsAtMost} 个`),
)

/** How many may be chosen, and how many points there are: whole numbers from a list. */
function whole(most: number) {
  return pipe(number(), integer(), minValue(1), maxValue(most))
}

/** A question as staff write it: `question` of the customers, with rules for what is typed. */
const questionDraft = variant('type', [
  object({ ...everyQuestion, type: literal('single'), options }),
  object({ ...everyQuestion, type: literal('multiple'), options, maximum: whole(optionsAtMost) }),
  object({
    ...everyQuestion,
    type: literal('scale'),
    points: whole(pointsAtMost),
    lowest: text(10, '最低分的含义'),
    highest: text(10, '最高分的含义'),
  }),
  object({ ...everyQuestion, type: literal('text') }),
])
export type QuestionDraft = InferOutput<typeof questionDraft>

export const questionsAtMost = 30

/** All questions in their order. What is wrong between them stands at its field, as a rule of one field does. */
const draftedQuestions = pipe(
  array(questionDraft),
  minLength(1, '请至少写一道题'),
  maxLength(questionsAtMost, `题目最多 ${questionsAtMost} 道`),
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value: input } = dataset
    for (const { at, field, message } of faultsInDraft(input)) {
      const question = { type: 'array', origin: 'value', input, key: at, value: input[at] } as const
      addIssue({ message, path: [question satisfies ArrayPathItem, ...pathOf(field)] })
    }
  }),
)

/** `options.1.text` as valibot says it; who reads an issue asks for the keys alone. */
function pathOf(field: string): ObjectPathItem[] {
  return field
    .split('.')
    .map((key) => ({ type: 'object', origin: 'value', input: {}, key, value: undefined }))
}

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

/** Whether customers are asked the same; then answers to both stand together. */
export function areSameQuestions(one: readonly Question[], other: readonly Question[]): boolean {
  return textOf(one) === textOf(other)
}

/** The schema writes every field in the same order, whatever the database or a form did to it. */
function textOf(questions: readonly Question[]): string {
  return JSON.stringify(parse(array(question), questions))
}
