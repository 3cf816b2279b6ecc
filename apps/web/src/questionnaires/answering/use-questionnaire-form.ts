import type { Unacknowledged } from '@ecenter/client/use-sender.ts'
import type { RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import {
  type ChosenAnswers,
  faultInAnswers,
  type Question,
} from '@ecenter/contract/questionnaires/question.ts'
import {
  type queryQuestionInfo,
  submitQuestionnaire,
} from '@ecenter/contract/questionnaires/questionnaire.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useState } from 'react'
import { forgetDraft } from '../../state/form-drafts.ts'
import { useQuestionnaire } from '../../state/questionnaire.ts'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import type { AskedWhere } from '../use-asked-where.ts'
import { givenAnswers } from './given-answers.ts'
import { judgingCall, pathOfAnswer } from './judging-call.ts'

/** Whoever leaves the page after an answer was lost, and tries again, has answered once. */
const unacknowledged: Unacknowledged = new Map()

export interface QuestionnaireFormProps {
  readonly asked: ResponseOf<typeof queryQuestionInfo>
  readonly where: AskedWhere
  readonly onThanks: (thanks: string) => void
  /** It was closed while it was answered. */
  readonly onClosed: () => void
}

/** The form of these answers: judged at each question, proven by a code, sent once. */
export function useQuestionnaireForm(
  { asked, where, onThanks, onClosed }: QuestionnaireFormProps,
  answers: ChosenAnswers,
) {
  const { questionnaireId, version, questionList } = asked
  const [call] = useState(() => judgingCall(questionList))
  const before = useQuestionnaire((kept) => kept.mobile)
  const chosenAnswers = givenAnswers(questionList, answers)
  const form = useTypedPhoneForm(call, 'questionnaire', {
    initial: { mobile: before },
    fixed: { ...where, questionnaireId, version, chosenAnswers },
    unacknowledged,
    onRefusal({ code }) {
      if (code === resultCodes.stateChanged) onClosed()
      return false
    },
    onAnswer({ thanks }, request) {
      forget(request)
      onThanks(thanks)
    },
  })
  return {
    ...form,
    given: chosenAnswers,
    /** What is wrong with an answer since the last try; once it is mended it is no longer said. */
    faultAt(question: Question): string | undefined {
      const wasFaulty = form.errorAt(pathOfAnswer(question.questionId)) !== undefined
      return wasFaulty ? faultInAnswers([question], chosenAnswers)?.message : undefined
    },
  }
}

/** The answers are the insurer's now; that this phone has given them is what the page has to know. */
function forget({ mobile }: RequestOf<typeof submitQuestionnaire>): void {
  useQuestionnaire.setState({ questionList: [], chosenAnswers: {}, mobile })
  forgetDraft(submitQuestionnaire.path)
}
