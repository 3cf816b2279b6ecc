import { addClaimEvent, askClaimDecision } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import type { AddableEvent, DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { useState } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup.tsx'
import { EventForm, type EventWords } from '../kit/fields/EventForm.tsx'
import { minuteField } from '../kit/fields/minute-field.ts'
import { Reasons } from '../kit/fields/Reasons.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { YuanField } from '../kit/fields/YuanField.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { ConfirmClaimEvent, type Shown } from './ConfirmClaimEvent.tsx'

interface AddClaimEventProps {
  readonly claim: DeskClaim
  readonly onChanged: () => Promise<unknown>
  /** Asks the core to decide instead of adding. */
  readonly asksCore?: boolean
}

const askingWords: EventWords = {
  title: '提请核心系统决定',
  choice: '决定',
  hint: '核心系统同意后才生效，客户才会看到。',
  action: '提请',
}

/** The form follows from the kind of event; what cannot follow now is listed with its reason. */
export function AddClaimEvent({ claim, onChanged, asksCore = false }: AddClaimEventProps) {
  const { claimId, version, documentKinds } = claim
  const call = asksCore ? askClaimDecision : addClaimEvent
  const addable = asksCore ? (claim.askable ?? []) : claim.addable
  const [shown, setShown] = useState<Shown>()
  const form = useDeskForm(call, {
    initial: {
      type: '',
      at: minuteField(new Date()),
      dueOn: '',
      documents: [],
      amountFen: undefined,
      reason: '',
    },
    optional: ['dueOn', 'amountFen', 'reason'],
    fixed: { claimId, version },
    draft: `${asksCore ? 'claim-decision' : 'claim-event'}/${claimId}`,
    reread: onChanged,
    isDone: ({ preview }) => preview === undefined,
    onAnswer: ({ preview }) => {
      if (preview === undefined) sayDone()
      else setShown({ preview, sent: { ...form.values, claimId, version } })
    },
  })
  const chosen = addable.find(({ type }) => type === form.values.type)
  const possible = addable.filter(({ whyNot }) => whyNot === undefined)

  function sayDone() {
    showToast(asksCore ? '已提请核心系统，答复前客户看不到。' : '已添加，客户马上可以看到。')
  }

  function handleAdded() {
    const isWaiting = shown?.preview.needsApproval === true
    setShown(undefined)
    form.reset()
    if (isWaiting) showToast('已提交，等另一位同事复核。')
    else sayDone()
  }

  return (
    <>
      <EventForm
        {...(asksCore && { words: askingWords })}
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
        {(chosen?.facts === 'amount' || chosen?.facts === 'basis') && (
          <YuanField label="赔付金额（元）" {...form.field('amountFen')} />
        )}
        {chosen !== undefined && asksReason(chosen) && (
          <TextareaField
            label={reasonLabel(chosen)}
            hint={chosen.skips.length > 0 ? `这样会跳过：${chosen.skips.join('、')}。` : undefined}
            rows={3}
            {...form.field('reason')}
          />
        )}
        <Reasons acts={addable.map(({ name, whyNot }) => ({ name, why: whyNot }))} />
      </EventForm>
      {shown !== undefined && (
        <ConfirmClaimEvent
          {...{ call, asksCore }}
          name={chosen?.name ?? ''}
          shown={shown}
          onChanged={onChanged}
          onAdded={handleAdded}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

function asksReason({ facts, skips }: AddableEvent): boolean {
  return facts === 'reason' || facts === 'basis' || skips.length > 0
}

function reasonLabel({ facts, skips }: AddableEvent): string {
  if (facts === 'reason') return '原因（客户会看到）'
  const asked = [facts === 'basis' && '赔付依据', skips.length > 0 && '跳过的原因']
  return `${asked.filter(Boolean).join('和')}（只有同事看到）`
}
