import {
  type DeskLead,
  noteLead,
  takeLead,
} from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { Hand, PhoneCall } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { FailureNotice } from '../shell/FailureNotice.tsx'

interface LeadActionsProps {
  readonly lead: DeskLead
  readonly onChanged: () => Promise<unknown>
}

/** Whoever takes it calls; whoever called notes it. */
export function LeadActions({ lead, onChanged }: LeadActionsProps) {
  const { leadId, version, isMine, handlerName } = lead
  const { open, show, close } = useDialog<'note'>()
  const { submit, isSending, failed } = useSubmit(takeLead, { reread: onChanged })

  async function handleTake() {
    const taken = await submit({ leadId, version })
    if (taken !== undefined) showToast('已由您联系。')
  }

  return (
    <Panel title="办理">
      <PageStack>
        <ButtonRow>
          {!isMine && (
            <Button
              icon={Hand}
              variant="primary"
              isBusy={isSending}
              onClick={() => void handleTake()}
            >
              {handlerName === undefined ? '接手' : '接过来联系'}
            </Button>
          )}
          <Button
            icon={PhoneCall}
            variant={isMine ? 'primary' : 'secondary'}
            disabled={!isMine}
            onClick={() => show('note')}
          >
            记录通话
          </Button>
        </ButtonRow>
        {!isMine && handlerName !== undefined && (
          <Callout>{handlerName}正在联系；要由您联系，请先和同事说好。</Callout>
        )}
        <FailureNotice failed={failed} />
      </PageStack>
      {open === 'note' && (
        <NoteDialog
          {...{ lead, onChanged }}
          onClose={close}
          onDone={() => {
            close()
            showToast('已记录。')
          }}
        />
      )}
    </Panel>
  )
}

/** Where a call may leave a customer; who could not be reached still waits. */
const ends = choicesOf({
  called: '联系上了，继续跟进',
  closed: '结束（已投保，或不需要了）',
  open: '没有联系上，稍后再打',
})

interface NoteDialogProps {
  readonly lead: DeskLead
  readonly onClose: () => void
  readonly onDone: () => void
  /** Reads the lead anew: the next step, or another try, begins from what it is by now. */
  readonly onChanged: () => Promise<unknown>
}

function NoteDialog({ lead, onClose, onDone, onChanged }: NoteDialogProps) {
  const { leadId, version } = lead
  const form = useDeskForm(noteLead, {
    initial: { status: 'called', note: '' },
    fixed: { leadId, version },
    draft: `note-lead/${leadId}`,
    reread: onChanged,
    onAnswer: onDone,
  })
  return (
    <FormDialog title="记录通话" action="保存" form={form} onClose={onClose}>
      <SelectField label="结果" choices={ends} {...form.field('status')} />
      <TextareaField
        label="通话记录"
        hint="只有工作台能看到。最多 500 个字。"
        rows={5}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}
