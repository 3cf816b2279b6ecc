import {
  type ChosenAnswer,
  type Question,
  type QuestionOf,
  shownQuestions,
} from '@ecenter/contract/questionnaires/question.ts'
import { Checklist } from '../../kit/choices/Checklist.tsx'
import { type Choice, RadioGroup } from '../../kit/choices/RadioGroup.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { HelpFoot } from '../../shell/screen/HelpFoot.tsx'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { AnswerProgress } from './AnswerProgress.tsx'
import { FoundNotice } from './FoundNotice.tsx'
import { pathOfAnswer } from './judging-call.ts'
import styles from './QuestionnaireForm.module.css'
import { useAnswers } from './use-answers.ts'
import { type QuestionnaireFormProps, useQuestionnaireForm } from './use-questionnaire-form.ts'

/** The questions that the answers lead to, one below the other, then the phone. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { title, intro, questionList } = props.asked
  const { answers, found, answer, startOver } = useAnswers(questionList, props.where.entryId ?? '')
  const form = useQuestionnaireForm(props, answers)
  const shown = shownQuestions(questionList, answers)
  return (
    <>
      <PageIntro title={title}>{intro}</PageIntro>
      <FoundNotice found={found} onStartOver={startOver} />
      <AnswerProgress shown={shown} given={form.given} />
      <form {...form.props} aria-label={title}>
        <div className={styles.questions}>
          {shown.map((question, at) => (
            <QuestionField
              key={question.questionId}
              question={question}
              place={at + 1}
              answer={answers[question.questionId]}
              error={form.faultAt(question)}
              onAnswer={(chosen) => answer(question.questionId, chosen)}
            />
          ))}
          <PhoneField
            {...form.field('mobile')}
            label="手机号"
            hint="提交时要收一个短信验证码。每个手机号答一次。"
          />
          <FormEnd form={form}>提交问卷</FormEnd>
        </div>
        {form.sheet}
      </form>
      <HelpFoot note="手机号只用来确认没有重复填写" question="填写遇到问题？" />
    </>
  )
}

interface QuestionFieldProps {
  readonly question: Question
  /** Its place among those that are shown, from 1. */
  readonly place: number
  readonly answer: ChosenAnswer | undefined
  readonly error: string | undefined
  readonly onAnswer: (answer: ChosenAnswer) => void
}

/** One question, by how it is answered. What may be left out says so. */
function QuestionField(props: QuestionFieldProps) {
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
