import type { Question } from '../question.ts'

export interface DraftFault {
  /** Which question, from 0. */
  readonly at: number
  /** Of the question: `options.1.text`. */
  readonly field: string
  /** What staff read at the field. */
  readonly message: string
}

/** What is wrong between the parts of a questionnaire, each part being right in itself. */
export function faultsInDraft(questions: readonly Question[]): DraftFault[] {
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
