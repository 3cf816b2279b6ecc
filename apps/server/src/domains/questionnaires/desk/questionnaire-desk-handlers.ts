import { questionnaireDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { questionnaireDeskCalls } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { answerListVersions } from '../../../platform/content/answer-list-versions.ts'
import { flatContent, saveContent, savedFlat } from '../../../platform/content/save-content.ts'
import { csvAnswer, csvRowsAtMost } from '../../../platform/csv/csv-answer.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import type { ListServices } from '../../list-services.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { countAnswered, countAnswers } from '../store/answer-figures.ts'
import { readAnswers, readWords } from '../store/kept-answers.ts'
import {
  readKeptQuestionnaire,
  readKeptQuestionnaires,
  readVersionsOfQuestions,
} from '../store/kept-questionnaires.ts'
import { answerColumns } from './answer-columns.ts'
import { keptContentOf, questionnaireContentType } from './questionnaire-content-type.ts'
import { answerReadResults } from './read-results.ts'
import { statusOf } from './status-of.ts'

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
      const kept = await readKeptQuestionnaire({ db }, id)
      if (kept === undefined) throw nothingFound()
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
