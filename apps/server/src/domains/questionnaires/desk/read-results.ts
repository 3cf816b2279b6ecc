import { branchIdsOf } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type {
  QuestionResult,
  readResults,
} from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { Question } from '@ecenter/contract/questionnaires/question.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import { csvRowsAtMost } from '../../../platform/csv/csv-answer.ts'
import type { ListServices } from '../../list-services.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import {
  type ChoiceCount,
  countAnswered,
  countAnswers,
  countChoices,
} from '../store/answer-figures.ts'
import { readKeptQuestionnaire } from '../store/kept-questionnaires.ts'
import { readQuestionnaire } from '../store/questionnaire.repository.ts'

/** Figures alone: what was written is read by `questionnaire-desk-handlers.ts`, which leaves a trace. They may lag, their questions do not. */
export function answerReadResults({
  db,
  replica,
}: QuestionnairesServices & Pick<ListServices, 'replica'>): DeskHandler<typeof readResults> {
  return async ({ id, version: wanted }) => {
    const kept = mustBeFound(await readKeptQuestionnaire({ db }, id))
    const counts = await replica.read((db) => countAnswers({ db }, id))
    const version = wanted ?? counts[0]?.version ?? kept.version
    const asked = mustBeFound(await readQuestionnaire({ db }, { id, version }))
    const told = { questionnaireId: id, version }
    const [choices, answered] = await replica.read((db) =>
      Promise.all([countChoices({ db }, told), countAnswered({ db }, told)]),
    )
    return {
      title: kept.title,
      versions: counts.map(({ version, answers }) => ({ version, answers })),
      version,
      answers: counts.find((each) => each.version === version)?.answers ?? 0,
      results: asked.questions.map((question) => resultOf(question, choices, answered)),
      exportsAtMost: csvRowsAtMost,
    }
  }
}

function resultOf(
  question: Question,
  choices: readonly ChoiceCount[],
  answered: ReadonlyMap<string, number>,
): QuestionResult {
  const { questionId } = question
  const mine = new Map(
    choices
      .filter((each) => each.questionId === questionId)
      .map(({ optionId, count }) => [optionId, count]),
  )
  const counts = branchIdsOf(question).map((optionId) => ({
    optionId,
    count: mine.get(optionId) ?? 0,
  }))
  const mean = question.type === 'scale' ? meanOf(counts) : undefined
  return {
    ...{ question, counts, answered: answered.get(questionId) ?? 0 },
    ...(mean !== undefined && { mean }),
  }
}

/** Of the points of a scale; undefined where nobody answered. */
function meanOf(counts: QuestionResult['counts']): number | undefined {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const points = counts.reduce((sum, { optionId, count }) => sum + Number(optionId) * count, 0)
  return all === 0 ? undefined : points / all
}
