import { shownQuestions } from '@ecenter/contract/questionnaires/question.ts'
import { Field } from '../../kit/Field.tsx'
import { PageIntro } from '../../kit/PageIntro.tsx'
import { SubmitButton } from '../../kit/SubmitButton.tsx'
import { HelpFoot } from '../../shell/HelpFoot.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
import { AnswerProgress } from './AnswerProgress.tsx'
import { FoundNotice } from './FoundNotice.tsx'
import { QuestionField } from './QuestionField.tsx'
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
          <Field
            {...form.field('mobile')}
            label="手机号"
            hint="提交时要收一个短信验证码。每个手机号答一次。"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
          />
          <div>
            <FormNotice text={form.notice} />
            <SubmitButton isSending={form.isSending}>提交问卷</SubmitButton>
          </div>
        </div>
        {form.sheet}
      </form>
      <HelpFoot note="手机号只用来确认没有重复填写" question="填写遇到问题？" />
    </>
  )
}
