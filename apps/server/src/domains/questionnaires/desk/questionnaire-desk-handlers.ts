import { channelNames } from '@ecenter/contract/constants/channel-names.ts'
import { questionnaireDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type {
  QuestionnaireStatus,
  questionnaireDeskCalls,
} from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { Question } from '@ecenter/contract/questionnaires/question.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound, nothingFound } from '../../../platform/calls/failure.ts'
import { dayInChina, minuteInChina } from '../../../platform/clock/clock.ts'
import { answerListVersions } from '../../../platform/content/answer-list-versions.ts'
import { flatContent, saveContent, savedFlat } from '../../../platform/content/save-content.ts'
import { type CsvColumns, csvAnswer, csvRowsAtMost } from '../../../platform/csv/csv-answer.ts'
import { nextPageOf } from '../../../platform/lists/list-page.ts'
import type { ListServices } from '../../list-services.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { countAnswered, countAnswers } from '../store/answer-figures.ts'
import { type KeptAnswer, readAnswers, readWords } from '../store/kept-answers.ts'
import {
  readKeptQuestionnaire,
  readKeptQuestionnaires,
  readVersionsOfQuestions,
} from '../store/kept-questionnaires.ts'
import type { AskedQuestionnaire, Questionnaire } from '../store/questionnaire.repository.ts'
import { keptContentOf, questionnaireContentType } from './questionnaire-content-type.ts'
import { answerReadResults } from './read-results.ts'

export function questionnaireDeskHandlers(
  services: QuestionnairesServices & Pick<ListServices, 'replica'>,
): DeskHandlers<typeof questionnaireDeskCalls> {
  const { clock, db, keys, replica, settings } = services
  return {
    async listQuestionnaires() {
      const [kept, counts] = await Promise.all([
        readKeptQuestionnaires({ db }),
        countAnswers({ db }),
      ])
      return {
        questionnaires: kept.map((questionnaire) => {
          const { id, title, from, until, entryIds } = questionnaire
          const versions = counts.filter(({ questionnaireId }) => questionnaireId === id)
          return {
            ...{ id, title, from, until, entryIds: [...entryIds] },
            status: statusOf(questionnaire, clock.today()),
            answers: versions.reduce((sum, { answers }) => sum + answers, 0),
          }
        }),
      }
    },
    async readQuestionnaire({ id }) {
      const kept = mustBeFound(await readKeptQuestionnaire({ db }, id))
      const counts = await countAnswers({ db }, id)
      return {
        questionnaire: flatContent(keptContentOf(kept)),
        status: statusOf(kept, clock.today()),
        answers: counts.find(({ version }) => version === kept.version)?.answers ?? 0,
      }
    },
    saveQuestionnaire: async ({ edited, replaces, asDraft, ...draft }, visit) =>
      savedFlat(
        await saveContent(
          questionnaireContentType,
          { clock, settings, visit },
          { edited, replaces, asDraft, draft },
        ),
      ),
    listQuestionnaireVersions: answerListVersions(services, 'questionnaire', questionnaireDraft),
    readResults: answerReadResults(services),
    /** People name themselves and others in words, so a reading leaves a trace. */
    async listWords({ id, version, questionId, page }, { trace }) {
      const told = { questionnaireId: id, version }
      const total = (await countAnswered({ db }, told)).get(questionId) ?? 0
      await trace({ event: 'answers-read', objectId: id, outcome: `${version} page ${page}` })
      const words = await readWords({ db, keys }, told, { questionId, page })
      const nextPage = nextPageOf(page, total)
      return {
        words: words.map(({ text, at }) => ({ text, day: dayInChina(at) })),
        total,
        ...(nextPage && { nextPage }),
      }
    },
    /** What was answered, and never by whom: neither a phone nor the hash of one stands in it. */
    async exportAnswers({ id }, { trace }) {
      const versions = await readVersionsOfQuestions({ db }, id)
      if (versions.length === 0) throw nothingFound()
      const answers = await replica.read((db) => readAnswers({ db, keys }, id, csvRowsAtMost))
      // Told first: nobody gets a file of which there is no trace.
      await trace({ event: 'answers-exported', objectId: id, outcome: `${answers.length}` })
      return csvAnswer('answers.csv', answerColumns(versions), answers)
    },
  }
}

type QuestionsOfVersion = Pick<AskedQuestionnaire, 'version' | 'questions'>

/**
 * A column for each question that any version asked, in the order of the newest; a question keeps its
 * column while its words change. What was chosen stands in the words that were read.
 */
function answerColumns(versions: readonly QuestionsOfVersion[]): CsvColumns<KeptAnswer> {
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

/** How it stands for customers on a day. */
function statusOf({ phase, from, until }: Questionnaire, today: string): QuestionnaireStatus {
  if (phase !== 'published') return phase
  if (today < from) return 'planned'
  return until < today ? 'closed' : 'open'
}
