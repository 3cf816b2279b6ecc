import type { listWords } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { countAnswered } from '../store/answer-figures.ts'
import { readWords } from '../store/kept-answers.ts'

/** People name themselves and others in words, so a reading leaves a trace. */
export function answerListWords({
  db,
  keys,
}: QuestionnairesServices): DeskHandler<typeof listWords> {
  return async ({ id, version, questionId, page }, { trace }) => {
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
  }
}
