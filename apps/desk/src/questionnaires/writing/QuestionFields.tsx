import {
  branchIdsOf,
  pointsAtMost,
  type QuestionDraft,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import { Checkbox, CheckboxGroup } from '../../kit/fields/CheckboxGroup.tsx'
import { type Choice, choicesOf } from '../../kit/fields/choice.ts'
import { FieldRow } from '../../kit/fields/Form.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { questionKindNames } from '../question-kinds.ts'
import { asKind } from './changed-questions.ts'
import { OptionsField } from './OptionsField.tsx'
import type { WrittenQuestion } from './written-question.ts'

/** All that is said of one question. */
export function QuestionFields(props: WrittenQuestion) {
  const { question, name, errors, onChange } = props
  return (
    <>
      <TextField
        name={`${name}.title`}
        label="题目"
        error={errors.title}
        value={question.title}
        onChange={(title) => onChange({ ...question, title })}
      />
      <FieldRow>
        <SelectField
          name={`${name}.type`}
          label="怎么答"
          choices={choicesOf(questionKindNames)}
          value={question.type}
          onChange={(type) => onChange(asKind(question, type))}
        />
        <KindField {...props} />
      </FieldRow>
      {'options' in question && <OptionsField {...{ question, name, errors, onChange }} />}
      {question.type === 'scale' && <EndFields {...{ question, name, errors, onChange }} />}
      <BranchField {...props} />
      <Checkbox
        name={`${name}.isRequired`}
        label="必答"
        value={question.isRequired}
        onChange={(isRequired) => onChange({ ...question, isRequired })}
      />
    </>
  )
}

/** How many may be chosen, or how many points there are. */
function KindField({ question, name, errors, onChange }: WrittenQuestion) {
  if (question.type === 'multiple') {
    return (
      <SelectField
        name={`${name}.maximum`}
        label="最多选"
        error={errors.maximum}
        choices={numbers(1, question.options.length, '项')}
        value={`${question.maximum}`}
        onChange={(maximum) => onChange({ ...question, maximum: Number(maximum) })}
      />
    )
  }
  if (question.type !== 'scale') return null
  return (
    <SelectField
      name={`${name}.points`}
      label="满分"
      error={errors.points}
      choices={numbers(2, pointsAtMost, '分')}
      value={`${question.points}`}
      onChange={(points) => onChange({ ...question, points: Number(points) })}
    />
  )
}

interface EndFieldsProps extends Pick<WrittenQuestion, 'name' | 'errors' | 'onChange'> {
  readonly question: Extract<QuestionDraft, { type: 'scale' }>
}

/** What the first and the last point mean. */
function EndFields({ question, name, errors, onChange }: EndFieldsProps) {
  return (
    <FieldRow>
      <TextField
        name={`${name}.lowest`}
        label="1 分的含义"
        error={errors.lowest}
        value={question.lowest}
        onChange={(lowest) => onChange({ ...question, lowest })}
      />
      <TextField
        name={`${name}.highest`}
        label={`${question.points} 分的含义`}
        error={errors.highest}
        value={question.highest}
        onChange={(highest) => onChange({ ...question, highest })}
      />
    </FieldRow>
  )
}

function numbers(first: number, last: number, unit: string): Choice<string>[] {
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => ({
    value: `${first + at}`,
    label: `${first + at} ${unit}`,
  }))
}

const always = 'always'

/** Whom it is asked: everybody, or who chose something in a question above. */
function BranchField({ question, name, before, errors, onChange }: WrittenQuestion) {
  const { shownAfter, ...unbranched } = question
  const followed = before.find(({ questionId }) => questionId === shownAfter?.questionId)
  const isLost = shownAfter !== undefined && followed === undefined
  const choices = [
    { value: always, label: '每个人都问' },
    ...before.flatMap((each, at) =>
      branchIdsOf(each).length === 0
        ? []
        : [{ value: each.questionId, label: `看第 ${at + 1} 题怎么答：${each.title}` }],
    ),
  ]
  if (choices.length === 1 && shownAfter === undefined) return null

  function handleFollowed(questionId: string) {
    onChange(
      questionId === always
        ? unbranched
        : { ...question, shownAfter: { questionId, optionIds: [] } },
    )
  }

  return (
    <>
      <SelectField
        name={`${name}.shownAfter.questionId`}
        label="问谁"
        error={errors['shownAfter.questionId']}
        choices={choices}
        {...(isLost && { none: '它跟随的题目已不在前面' })}
        value={isLost ? '' : (shownAfter?.questionId ?? always)}
        onChange={handleFollowed}
      />
      {shownAfter !== undefined && followed !== undefined && (
        <CheckboxGroup
          name={`${name}.shownAfter.optionIds`}
          label="只问选了这些的人"
          error={errors['shownAfter.optionIds']}
          choices={branchChoices(followed)}
          value={shownAfter.optionIds}
          onChange={(optionIds) =>
            onChange({ ...question, shownAfter: { ...shownAfter, optionIds } })
          }
        />
      )}
    </>
  )
}

function branchChoices(question: QuestionDraft): Choice<string>[] {
  if (!('options' in question)) {
    return branchIdsOf(question).map((value) => ({ value, label: `${value} 分` }))
  }
  return question.options.map(({ optionId: value, text }, at) => ({
    value,
    label: text || `选项 ${at + 1}`,
  }))
}
