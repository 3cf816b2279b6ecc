import { addClaimEvent } from '@ecenter/contract/claims/desk/add-claim-event.ts'
import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/Button.tsx'
import { CheckboxGroup } from '../kit/CheckboxGroup.tsx'
import { FieldRow, Form } from '../kit/Form.tsx'
import { minuteField } from '../kit/moment-text.ts'
import { Panel } from '../kit/Panel.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { showToast } from '../kit/toast-store.ts'

interface AddClaimEventProps {
  readonly claim: DeskClaim
  readonly onChanged: () => Promise<unknown>
}

/** The form follows from the kind of event; what cannot follow now is listed with its reason. */
export function AddClaimEvent({ claim, onChanged }: AddClaimEventProps) {
  const { claimId, version, addable, documentKinds } = claim
  const now = minuteField(new Date())
  const form = useDeskForm(addClaimEvent, {
    initial: { type: '', at: now, dueOn: '', documents: [] },
    optional: ['dueOn'],
    fixed: { claimId, version },
    draft: `claim-event/${claimId}`,
    onAnswer() {
      showToast('已添加，客户马上可以看到。')
      form.reset()
      void onChanged()
    },
  })
  const chosen = addable.find(({ type }) => type === form.values.type)
  const possible = addable.filter(({ whyNot }) => whyNot === undefined)
  return (
    <Panel title="补记进展">
      <Form
        {...form.props}
        actions={
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            添加
          </Button>
        }
      >
        <FieldRow>
          <SelectField
            label="进展"
            none="请选择"
            hint="只能添加，不能修改或删除。"
            choices={possible.map(({ type, name }) => ({ value: type, label: name }))}
            {...form.field('type')}
          />
          <TextField
            label="发生时间"
            type="datetime-local"
            hint="可以是以前，不能晚于现在。"
            max={now}
            {...form.field('at')}
          />
        </FieldRow>
        {chosen?.facts === 'documents' && (
          <>
            <TextField
              label="请客户在这一天前交（可以不填）"
              type="date"
              {...form.field('dueOn')}
            />
            <CheckboxGroup
              label="要补的材料"
              hint="都不选就是清单上的全部材料。"
              choices={documentKinds.map(({ type, name }) => ({ value: type, label: name }))}
              {...form.field('documents')}
            />
          </>
        )}
      </Form>
    </Panel>
  )
}
