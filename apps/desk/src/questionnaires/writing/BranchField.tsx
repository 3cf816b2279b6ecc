import {
  branchIdsOf,
  type QuestionDraft,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup.tsx'
import type { Choice } from '../../kit/fields/choice.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import type { WrittenQuestion } from './written-question.ts'

const always = 'always'

/** Whom it is asked: everybody, or who chose something in a question above. */
export function BranchField({ question, name, before, errors, onChange }: WrittenQuestion) {
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
