import {
  faultInAnswers,
  type Question,
  shownQuestions,
} from '@ecenter/contract/questionnaires/question.ts'
import { submitQuestionnaire } from '@ecenter/contract/questionnaires/questionnaire.ts'
import { object, pipe, rawCheck } from 'valibot'

/** Where an answer stands in the request: the name of its field, and of the fault in it. */
export function pathOfAnswer(questionId: string): string {
  return `chosenAnswers.${questionId}`
}

/**
 * The call, judging the answers by these questions as the service will; each fault lies at its
 * question. They come before the phone, as on the page, so that the first fault is the topmost.
 */
export function judgingCall(questions: readonly Question[]) {
  const { chosenAnswers, ...others } = submitQuestionnaire.request.entries
  const judged = pipe(
    chosenAnswers,
    rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value: input } = dataset
      for (const question of shownQuestions(questions, input)) {
        const fault = faultInAnswers([question], input)
        if (fault === undefined) continue
        const { questionId: key, message } = fault
        const value = input[key]
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] })
      }
    }),
  )
  return { ...submitQuestionnaire, request: object({ chosenAnswers: judged, ...others }) }
}
