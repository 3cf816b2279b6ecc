import {
  areSameQuestions,
  type QuestionnaireDraft,
  questionnaireDraft,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { ContentType, KeptContent } from '../../../platform/content/content-type.ts'
import { lockKeptQuestionnaire } from '../store/kept-questionnaires.ts'
import { type AskedQuestionnaire, storeQuestionnaire } from '../store/questionnaire.repository.ts'

/** Where the desk's questionnaires lie. */
export const questionnaireContentType: ContentType<QuestionnaireDraft> = {
  kind: 'questionnaire',
  shape: questionnaireDraft,
  titleOf: ({ title }) => title,
  async lock(db, id) {
    const asked = await lockKeptQuestionnaire({ db }, id)
    return asked && keptContentOf(asked)
  },
  async store(db, { id, version: edition, draft }) {
    const before = await lockKeptQuestionnaire({ db }, id)
    // Whoever reads the questions of now goes on with them while only words around them change.
    const isAsBefore = before !== undefined && areSameQuestions(before.questions, draft.questions)
    const version = isAsBefore ? before.version : edition
    await storeQuestionnaire({ db }, { ...draft, id, version, edition })
  },
}

/** A questionnaire as the form of the desk knows it. */
export function keptContentOf(asked: AskedQuestionnaire): KeptContent<QuestionnaireDraft> {
  const { id, edition, version: _, questions, entryIds, channels, ...rest } = asked
  const draft = {
    ...rest,
    questions: [...questions],
    entryIds: [...entryIds],
    channels: [...channels],
  }
  return { id, version: edition, draft }
}
