import type { exportAnswers } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { csvAnswer, csvRowsAtMost } from '../../../platform/csv/csv-answer.ts'
import type { ListServices } from '../../list-services.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { readAnswers } from '../store/kept-answers.ts'
import { readVersionsOfQuestions } from '../store/kept-questionnaires.ts'
import { answerColumns } from './answer-columns.ts'

/** What was answered, and never by whom: neither a phone nor the hash of one stands in it. */
export function answerExportAnswers({
  db,
  replica,
  keys,
}: QuestionnairesServices & Pick<ListServices, 'replica'>): DeskHandler<typeof exportAnswers> {
  return async ({ id }, { trace }) => {
    const versions = await readVersionsOfQuestions({ db }, id)
    if (versions.length === 0) throw nothingFound()
    const answers = await replica.read((db) => readAnswers({ db, keys }, id, csvRowsAtMost))
    // Told first: nobody gets a file of which there is no trace.
    await trace({ event: 'answers-exported', objectId: id, outcome: `${answers.length}` })
    return csvAnswer('answers.csv', answerColumns(versions), answers)
  }
}
