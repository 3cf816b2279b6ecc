import type {
  ChosenAnswer,
  ChosenAnswers,
  Question,
} from '@ecenter/contract/questionnaires/question.ts'
import { useState } from 'react'
import { type Questionnaire, useQuestionnaire } from '../../state/questionnaire.ts'
import { answersThatFit } from './answers-that-fit.ts'

/** What the page found of an earlier visit to these questions. */
export type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'answers' }
  /** The questions are others meanwhile; so many of the answers no longer fit. */
  | { readonly kind: 'changed'; readonly lost: number }

/**
 * The answers of this visit, as they are given and kept. Those to what another link asks are left alone
 * until this one is answered too.
 */
export function useAnswers(questions: readonly Question[], entryId: string) {
  const kept = useQuestionnaire()
  const answers = kept.entryId === entryId ? answersThatFit(kept, questions) : {}
  const [found, setFound] = useState(() => whatIsFound(kept, answers, questions, entryId))

  function keep(chosenAnswers: ChosenAnswers) {
    useQuestionnaire.setState({ questionList: [...questions], chosenAnswers, entryId })
  }

  return {
    answers,
    found,
    answer: (questionId: string, answer: ChosenAnswer) =>
      keep({ ...answers, [questionId]: answer }),
    startOver() {
      keep({})
      setFound({ kind: 'nothing' })
    },
  }
}

function whatIsFound(
  kept: Questionnaire,
  fitting: ChosenAnswers,
  questions: readonly Question[],
  entryId: string,
): Found {
  const before = Object.keys(kept.chosenAnswers).length
  if (before === 0 || kept.entryId !== entryId) return { kind: 'nothing' }
  if (JSON.stringify(kept.questionList) === JSON.stringify(questions)) return { kind: 'answers' }
  return { kind: 'changed', lost: before - Object.keys(fitting).length }
}
