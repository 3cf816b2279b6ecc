import {
  callKindNames,
  callNoteAtMost,
  callOutcomeNames,
  noteCall,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { FieldRow, Form } from '../kit/fields/Form.tsx'
import { minuteField } from '../kit/fields/minute-field.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { go } from '../shell/location.ts'
import { caseIntakePath } from '../shell/shell-paths.ts'

interface CallNoteFormProps {
  readonly callId: string
  readonly customerId: string
  readonly onKept: () => Promise<unknown>
}

/** What came of a call, for colleagues, and what is done next. */
export function CallNoteForm({ callId, customerId, onKept }: CallNoteFormProps) {
  const form = useDeskForm(noteCall, {
    initial: { kind: undefined, outcome: 'answered', note: '', callBackAt: '' },
    optional: ['callBackAt'],
    fixed: { callId, customerId },
    draft: `call-note/${callId}/${customerId}`,
    onAnswer() {
      showToast('小结已保存。')
      if (form.values.outcome === 'complaint') go(caseIntakePath, { id: customerId })
      else void onKept()
    },
  })
  const { outcome } = form.values
  return (
    <Form
      {...form.props}
      actions={
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          {outcome === 'complaint' ? '保存并登记投诉' : '保存小结'}
        </Button>
      }
    >
      <FieldRow>
        <SelectField
          label="办的什么事"
          none="请选择"
          choices={choicesOf(callKindNames)}
          {...form.field('kind')}
        />
        <SelectField
          label="结果"
          choices={choicesOf(callOutcomeNames)}
          {...form.field('outcome')}
        />
      </FieldRow>
      {outcome === 'call-back' && (
        <TextField
          label="约回电"
          hint="到时会列在我的一天，到点没打记为超时。"
          type="datetime-local"
          min={minuteField(new Date())}
          {...form.field('callBackAt')}
        />
      )}
      <TextareaField
        label="小结"
        hint="同事能看到，客户看不到。不要写号码。"
        rows={3}
        maxLength={callNoteAtMost}
        {...form.field('note')}
      />
    </Form>
  )
}
