import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { addClaimEvent, askClaimDecision } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import {
  type AddableEvent,
  approvedEnd,
  type DeskClaim,
} from '@ecenter/contract/claims/desk/desk-claim.ts'
import { useState } from 'react'
import { is } from 'valibot'
import { useDeskForm } from '../client/use-desk-form.ts'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup.tsx'
import { EventForm, type EventWords } from '../kit/fields/EventForm.tsx'
import { minuteField } from '../kit/fields/minute-field.ts'
import { Reasons } from '../kit/fields/Reasons.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { YuanField } from '../kit/fields/YuanField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { PreviewOfCustomer } from '../shell/PreviewOfCustomer.tsx'

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
    // Whatever the customer will read is shown first.
    fixed: { claimId, version, confirmed: false },
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

type Request = TypedOf<typeof addClaimEvent>

/** What the customer would see, and the request that was answered with it. */
interface Shown {
  readonly preview: NonNullable<ResponseOf<typeof addClaimEvent>['preview']>
  readonly sent: { readonly [Name in keyof Request]?: Request[Name] | undefined }
}

interface ConfirmClaimEventProps {
  readonly call: typeof addClaimEvent | typeof askClaimDecision
  readonly asksCore: boolean
  readonly name: string
  readonly shown: Shown
  readonly onChanged: () => Promise<unknown>
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** Shows what an event tells the customer before it is added: whoever saw it can only be told that it was wrong. */
function ConfirmClaimEvent(props: ConfirmClaimEventProps) {
  const { call, asksCore, name, shown, onChanged, onAdded, onClose } = props
  const { preview, sent } = shown
  const isEnding = is(approvedEnd, sent.type)
  const form = useDeskForm(call, {
    initial: {},
    fixed: { ...filled(sent), confirmed: true },
    reread: onChanged,
    onAnswer: onAdded,
  })
  return (
    <FormDialog
      title={`${name}？`}
      action={preview.needsApproval ? '提交复核' : asksCore ? '提请核心系统' : '确定添加'}
      isDanger={isEnding}
      form={form}
      onClose={onClose}
    >
      <Callout tone="warning">{warning(preview.needsApproval, asksCore)}</Callout>
      <PreviewOfCustomer preview={preview} />
    </FormDialog>
  )
}

function warning(needsApproval: boolean, asksCore: boolean): string {
  if (asksCore) {
    return needsApproval
      ? '金额超过限额，由另一位同事复核通过后，再提请核心系统；核心同意后客户会看到下面的内容。'
      : '核心系统同意后，客户会看到下面的内容；在这以前什么也没有发生。'
  }
  return needsApproval
    ? '金额超过限额，由另一位同事复核通过后，客户才会看到下面的内容。'
    : '添加后客户马上看到下面的内容；记错了只能更正，不能删除。'
}

/** Fields that were left empty were not sent. */
function filled(sent: Shown['sent']): Partial<Request> {
  return Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== '' && value !== undefined),
  )
}
