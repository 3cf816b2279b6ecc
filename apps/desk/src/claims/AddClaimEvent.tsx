import { addClaimEvent } from '@ecenter/contract/claims/desk/add-claim-event.ts'
import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { CheckboxGroup } from '../kit/CheckboxGroup.tsx'
import { EventForm } from '../kit/EventForm.tsx'
import { minuteField } from '../kit/moment-text.ts'
import { Reasons } from '../kit/Reasons.tsx'
import { TextField } from '../kit/TextField.tsx'
import { showToast } from '../kit/toast-store.ts'

interface AddClaimEventProps {
  readonly claim: DeskClaim
  readonly onChanged: () => Promise<unknown>
}

/** The form follows from the kind of event; what cannot follow now is listed with its reason. */
export function AddClaimEvent({ claim, onChanged }: AddClaimEventProps) {
  const { claimId, version, addable, documentKinds } = claim
  const form = useDeskForm(addClaimEvent, {
    initial: { type: '', at: minuteField(new Date()), dueOn: '', documents: [] },
    optional: ['dueOn'],
    fixed: { claimId, version },
    draft: `claim-event/${claimId}`,
    reread: onChanged,
    onAnswer: () => showToast('已添加，客户马上可以看到。'),
  })
  const chosen = addable.find(({ type }) => type === form.values.type)
  const possible = addable.filter(({ whyNot }) => whyNot === undefined)
  return (
    <EventForm
      form={form.props}
      isSending={form.isSending}
      event={{
        choices: possible.map(({ type, name }) => ({ value: type, label: name })),
        ...form.field('type'),
      }}
      at={{ hint: '可以是以前，不能晚于现在。', ...form.field('at') }}
    >
      {chosen?.facts === 'documents' && (
        <>
          <TextField label="请客户在这一天前交（可以不填）" type="date" {...form.field('dueOn')} />
          <CheckboxGroup
            label="要补的材料"
            hint="都不选就是清单上的全部材料。"
            choices={documentKinds.map(({ type, name }) => ({ value: type, label: name }))}
            {...form.field('documents')}
          />
        </>
      )}
      <Reasons acts={addable.map(({ name, whyNot }) => ({ name, why: whyNot }))} />
    </EventForm>
  )
}
