import { channelNames } from '@ecenter/contract/constants/channel-names.ts'
import type { Question } from '@ecenter/contract/questionnaires/question.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { CsvColumns } from '../../../platform/csv/csv-answer.ts'
import type { KeptAnswer } from '../store/kept-answers.ts'
import type { AskedQuestionnaire } from '../store/questionnaire.ts'

type QuestionsOfVersion = Pick<AskedQuestionnaire, 'version' | 'questions'>

/**
 * A column for each question that any version asked, in the order of the newest; a question keeps its
 * column while its words change. What was chosen stands in the words that were read.
 */
export function answerColumns(versions: readonly QuestionsOfVersion[]): CsvColumns<KeptAnswer> {
  const asked = new Map(versions.map(({ version, questions }) => [version, byId(questions)]))
  const all = new Map<string, Question>()
  for (const question of versions.flatMap(({ questions }) => questions)) {
    if (!all.has(question.questionId)) all.set(question.questionId, question)
  }
  const ofQuestions = [...all.values()].map(({ questionId, title }, at) => [
    // Two questions may be worded alike, and two columns may not.
    `${at + 1}. ${title}`,
    (answer: KeptAnswer) => cellOf(asked.get(answer.version)?.get(questionId), answer),
  ])
  return {
    答题时间: ({ answeredAt }) => minuteInChina(answeredAt),
    版本: ({ version }) => version,
    渠道: ({ channel }) => channelNames[channel],
    入口: ({ entryId }) => entryId,
    ...Object.fromEntries(ofQuestions),
  }
}

function byId(questions: readonly Question[]): ReadonlyMap<string, Question> {
  return new Map(questions.map((question) => [question.questionId, question]))
}

function cellOf(
  question: Question | undefined,
  { choices, words }: KeptAnswer,
): string | number | undefined {
  if (question === undefined) return undefined
  const { questionId } = question
  switch (question.type) {
    case 'text':
      return words[questionId]
    case 'scale': {
      const point = choices[questionId]
      return point === undefined ? undefined : Number(point)
    }
    case 'single':
    case 'multiple': {
      const texts = new Map(question.options.map(({ optionId, text }) => [optionId, text]))
      const chosen = [choices[questionId] ?? []].flat()
      return chosen.map((id) => texts.get(id) ?? id).join('；')
    }
  }
}
