import {
  type CannedAnswer,
  saveCannedAnswer,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { useDeskSession } from '../client/desk-session.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/Button.tsx'
import { Form } from '../kit/Form.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { TextareaField } from '../kit/TextareaField.tsx'
import { TextField } from '../kit/TextField.tsx'

interface CannedAnswerFormProps {
  /** The one that is changed; a new one without it. */
  readonly answer: CannedAnswer | undefined
  readonly onDone: () => void
  readonly onBack: () => void
}

const owners = [
  { value: 'own', label: '只有我自己' },
  { value: 'all', label: '所有客服' },
] as const

export function CannedAnswerForm({ answer, onDone, onBack }: CannedAnswerFormProps) {
  const isSupervisor = useDeskSession(({ session }) => session.me?.roles.includes('supervisor'))
  const form = useDeskForm(saveCannedAnswer, {
    initial: {
      title: answer?.title ?? '',
      text: answer?.text ?? '',
      isShared: answer?.isShared ?? false,
    },
    fixed: answer === undefined ? {} : { answerId: answer.answerId },
    onAnswer: onDone,
  })
  const shared = form.field('isShared')
  return (
    <Form
      {...form.props}
      actions={
        <>
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            保存
          </Button>
          <Button onClick={onBack}>返回</Button>
        </>
      }
    >
      <TextField label="标题" hint="用它来找，最多 20 个字。" {...form.field('title')} />
      <TextareaField label="内容" rows={5} {...form.field('text')} />
      {isSupervisor && (
        <SelectField
          name="isShared"
          label="谁可以用"
          choices={owners}
          value={shared.value ? 'all' : 'own'}
          onChange={(owner) => shared.onChange(owner === 'all')}
        />
      )}
    </Form>
  )
}
