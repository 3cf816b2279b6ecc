import { channelNames } from '@ecenter/contract/constants/channel-names.ts'
import type { QuestionnairePhase } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { saveQuestionnaire } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { ReactNode } from 'react'
import type { useDeskForm } from '../client/use-desk-form.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { FieldRow, Form } from '../kit/fields/Form.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { SaveButton } from '../shell/content/SaveContent.tsx'
import type { ContentSaving } from '../shell/content/use-content-form.ts'
import { hrefOf } from '../shell/location.ts'
import { phaseSteps, saveWords } from './phase-steps.ts'
import { questionnairesPath } from './questionnaire-paths.ts'
import { QuestionsField } from './writing/QuestionsField.tsx'

interface QuestionnaireFieldsProps {
  readonly form: ReturnType<typeof useDeskForm<typeof saveQuestionnaire>>
  /** As it is saved. */
  readonly phase: QuestionnairePhase
  readonly saving: ContentSaving
  readonly onSave: (phase: QuestionnairePhase) => void
  /** Above the fields. */
  readonly notice: ReactNode
}

/** What it asks, where and when. */
export function QuestionnaireFields(props: QuestionnaireFieldsProps) {
  const { form, phase, saving, onSave, notice } = props
  const { next } = phaseSteps[phase]
  const words = saveWords(phase, saving.isReviewed ?? true)
  const entryIds = form.field('entryIds')
  return (
    <Form
      {...form.props}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(phase)
      }}
      actions={
        <>
          <SaveButton {...{ saving }} isSending={form.isSending}>
            {words.save}
          </SaveButton>
          {saving.isReviewed !== undefined && (
            <Button disabled={form.isSending} onClick={() => onSave(next)}>
              {words.goOn}
            </Button>
          )}
          <Button onClick={form.reset}>撤销修改</Button>
          <ButtonLink variant="text" href={hrefOf(questionnairesPath)}>
            回到列表
          </ButtonLink>
        </>
      }
    >
      {notice}
      <TextField label="标题" {...form.field('title')} />
      <TextareaField
        label="说明"
        hint="写在题目前面：问什么、要多久、答案怎么用。"
        rows={3}
        {...form.field('intro')}
      />
      <QuestionsField {...form.field('questions')} errors={form.errorsIn('questions')} />
      <TextField label="感谢的话" hint="交了以后看到的。" {...form.field('thanks')} />
      <FieldRow>
        <TextField label="开始日期" type="date" {...form.field('from')} />
        <TextField label="结束日期" type="date" {...form.field('until')} />
      </FieldRow>
      <TextareaField
        {...entryIds}
        label="入口"
        hint="一行一个，和海报、短信链接里的 entryId 一样；都不写就是所有入口。一个入口有几份同时开放时，客户看到开始得最晚的。"
        rows={2}
        value={entryIds.value?.join('\n')}
        onChange={(lines) => entryIds.onChange(lines.split('\n'))}
      />
      <CheckboxGroup
        label="渠道"
        hint="都不选就是所有渠道。"
        choices={choicesOf(channelNames)}
        {...form.field('channels')}
      />
    </Form>
  )
}
