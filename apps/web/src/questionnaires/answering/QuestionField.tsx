import type {
  ChosenAnswer,
  Question,
  QuestionOf,
} from '@ecenter/contract/questionnaires/question.ts'
import { Checklist } from '../../kit/Checklist.tsx'
import { type Choice, RadioGroup } from '../../kit/RadioGroup.tsx'
import { TextareaField } from '../../kit/TextareaField.tsx'
import { pathOfAnswer } from './judging-call.ts'

interface QuestionFieldProps {
  readonly question: Question
  /** Its place among those that are shown, from 1. */
  readonly place: number
  readonly answer: ChosenAnswer | undefined
  readonly error: string | undefined
  readonly onAnswer: (answer: ChosenAnswer) => void
}

/** One question, by how it is answered. What may be left out says so. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, place, answer = '', error, onAnswer } = props
  const field = {
    name: pathOfAnswer(question.questionId),
    label: `${place}. ${question.title}${question.isRequired ? '' : '（选填）'}`,
    error,
  }
  switch (question.type) {
    case 'single':
      return (
        <RadioGroup
          {...field}
          look="rows"
          choices={choicesOf(question)}
          value={textOf(answer)}
          onChange={onAnswer}
        />
      )
    case 'multiple':
      return (
        <Checklist
          {...field}
          choices={choicesOf(question)}
          max={question.maximum}
          value={typeof answer === 'string' ? [] : answer}
          onChange={(chosen) => onAnswer([...chosen])}
        />
      )
    case 'scale':
      return (
        <RadioGroup
          {...field}
          look="points"
          aside={`1 ${question.lowest}，${question.points} ${question.highest}`}
          choices={pointsOf(question)}
          value={textOf(answer)}
          onChange={onAnswer}
        />
      )
    case 'text':
      return (
        <TextareaField
          {...field}
          value={textOf(answer)}
          onChange={onAnswer}
          maxLength={500}
          rows={3}
        />
      )
  }
}

function textOf(answer: ChosenAnswer): string {
  return typeof answer === 'string' ? answer : ''
}

function choicesOf({ options }: QuestionOf<'single' | 'multiple'>): Choice<string>[] {
  return options.map(({ optionId, text }) => ({ value: optionId, label: text }))
}

function pointsOf({ points }: QuestionOf<'scale'>): Choice<string>[] {
  return Array.from({ length: points }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))
}
