import { keptStore } from './kept-store.ts'
import { sealedStorage } from './sealed-storage.ts'

/** A questionnaire as it is being answered (specification, section 3). */
export interface Questionnaire {
  readonly questionList: readonly unknown[]
  readonly chosenAnswers: Readonly<Record<string, unknown>>
  readonly mobile: string
  readonly entryId: string
}

export const useQuestionnaire = keptStore<Questionnaire>(
  {
    questionList: [],
    chosenAnswers: {},
    mobile: '',
    entryId: '',
  },
  { name: 'questionnaire', place: sealedStorage, except: ['questionList'] },
)
