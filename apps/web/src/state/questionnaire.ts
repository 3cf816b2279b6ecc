import { question } from '@ecenter/contract/questionnaires/question.ts'
import { array, type InferOutput, object, parse, record, string, union } from 'valibot'
import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

const kept = object({
  /** As they were read when they were answered: an answer belongs to their words. */
  questionList: array(question),
  /** By question; those of a branch that was left wait here too. */
  chosenAnswers: record(string(), union([string(), array(string())])),
  /** The phone that answered last. */
  mobile: string(),
  /** Through which the questions were reached; empty where there was none. */
  entryId: string(),
})

/** A questionnaire as it is being answered (specification, section 3). */
export type Questionnaire = InferOutput<typeof kept>

export const useQuestionnaire = keptStore<Questionnaire>(
  {
    questionList: [],
    chosenAnswers: {},
    mobile: '',
    entryId: '',
  },
  { name: 'questionnaire', place: sealedStorage, accept: (read) => parse(kept, read) },
)
