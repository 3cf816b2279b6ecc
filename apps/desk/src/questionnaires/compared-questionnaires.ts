import { channelNames } from '@ecenter/contract/constants/channel-names.ts'
import type {
  QuestionDraft,
  QuestionnaireDraft,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import { questionnairePhaseNames } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { ComparedField } from '../kit/lists/Comparison.tsx'
import { questionKindNames } from './question-kinds.ts'

/** What two people wrote of one questionnaire, field by field and question by question. */
export function comparedQuestionnaires(
  mine: QuestionnaireDraft,
  theirs: QuestionnaireDraft,
): ComparedField[] {
  const of = (name: string, textOf: (draft: QuestionnaireDraft) => string) => ({
    name,
    mine: textOf(mine),
    theirs: textOf(theirs),
  })
  const all = new Map(
    [...theirs.questions, ...mine.questions].map(({ questionId, title }) => [questionId, title]),
  )
  return [
    of('标题', ({ title }) => title),
    of('说明', ({ intro }) => intro),
    of('感谢的话', ({ thanks }) => thanks),
    of('日期', ({ from, until }) => `${from} 至 ${until}`),
    of('入口', ({ entryIds }) => entryIds.join('、') || '所有入口'),
    of(
      '渠道',
      ({ channels }) => channels.map((each) => channelNames[each]).join('、') || '所有渠道',
    ),
    of('状态', ({ phase }) => questionnairePhaseNames[phase]),
    ...[...all].map(([id, title]) =>
      of(`题目：${title}`, ({ questions }) => {
        const at = questions.findIndex(({ questionId }) => questionId === id)
        const question = questions[at]
        return question === undefined
          ? '没有这道题'
          : `第 ${at + 1} 题：${textOfQuestion(question)}`
      }),
    ),
  ]
}

function textOfQuestion(question: QuestionDraft): string {
  const { title, type, isRequired, shownAfter } = question
  const parts = [
    title,
    questionKindNames[type],
    isRequired ? '必答' : '选填',
    answerTextOf(question),
  ]
  if (shownAfter !== undefined) parts.push(`只问选了 ${shownAfter.optionIds.join('、')} 的人`)
  return parts.filter(Boolean).join('，')
}

function answerTextOf(question: QuestionDraft): string {
  switch (question.type) {
    case 'single':
      return optionsText(question)
    case 'multiple':
      return `${optionsText(question)}，最多 ${question.maximum} 项`
    case 'scale':
      return `1 分${question.lowest}，${question.points} 分${question.highest}`
    case 'text':
      return ''
  }
}

function optionsText({ options }: Extract<QuestionDraft, { options: unknown }>): string {
  return options.map(({ text }) => text).join('／')
}
