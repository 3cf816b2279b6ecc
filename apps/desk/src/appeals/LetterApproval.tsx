import { decideLetter } from '@ecenter/contract/appeals/desk/case-work.ts'
import type { DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { Check, Undo2 } from 'lucide'
import { failureText } from '../client/failures.ts'
import { isOvertaken } from '../client/overtaken.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useSubmit } from '../client/use-submit.ts'
import { ActButton } from '../kit/buttons/ActButton.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import type { CaseDialogProps } from './case-dialog.ts'

interface LetterApprovalProps {
  readonly appeal: DeskCase
  readonly onChanged: () => Promise<unknown>
}

interface Opened {
  readonly verdict: 'send' | 'return'
  /** As it was read: a letter that is submitted meanwhile is not the one that somebody agrees to. */
  readonly seen: DeskCase
}

/** A letter that waits, as its customer will read it, and what a second person does with it. */
export function LetterApproval({ appeal, onChanged }: LetterApprovalProps) {
  const { pendingLetter: pending, actions } = appeal
  const { open, show, close } = useDialog<Opened>()
  if (pending === undefined || pending.returned !== undefined) return null
  const { decideLetter: possibility } = actions

  function handleDone(words: string) {
    close()
    showToast(words)
  }

  return (
    <Panel title="等主管审的答复">
      <PageStack>
        <Callout>
          {pending.byName} {pending.at} 提交。客户还没有看到下面的内容。
        </Callout>
        <CustomerWords>{pending.letter}</CustomerWords>
        <ButtonRow>
          <ActButton
            icon={Check}
            possibility={possibility}
            isPrimary={possibility.isPossible}
            onClick={() => show({ verdict: 'send', seen: appeal })}
          >
            同意并发出
          </ActButton>
          <ActButton
            icon={Undo2}
            possibility={possibility}
            onClick={() => show({ verdict: 'return', seen: appeal })}
          >
            退回修改
          </ActButton>
        </ButtonRow>
        {possibility.why !== undefined && <p>{possibility.why}</p>}
      </PageStack>
      {open?.verdict === 'send' && <SendDialog {...dialogOf(open)} />}
      {open?.verdict === 'return' && <ReturnDialog {...dialogOf(open)} />}
    </Panel>
  )

  function dialogOf({ seen }: Opened): CaseDialogProps {
    return { appeal: seen, onClose: close, onDone: handleDone, onChanged }
  }
}

/** Nothing leaves by one click: what is sent cannot be taken back. */
function SendDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version, pendingLetter } = appeal
  const { submit, isSending, failed } = useSubmit(decideLetter, {
    async reread(result) {
      await onChanged()
      // The page behind shows what there is now: it is to be read before anything is pressed again.
      if (isOvertaken(result)) onDone(failureText(result))
    },
  })

  async function handleSend() {
    const done = await submit({ caseId, version, verdict: 'send' })
    if (done !== undefined) onDone('答复已发出，客户马上可以看到，并会收到短信。')
  }

  return (
    <FormDialog
      title="同意并发出"
      action="发给客户"
      form={{
        isSending,
        props: {
          notice: failed && failureText(failed),
          onSubmit(event) {
            event.preventDefault()
            void handleSend()
          },
        },
      }}
      onClose={onClose}
    >
      <Callout tone="warning">发出后不能修改或撤回，客户马上可以看到。</Callout>
      <CustomerWords>{pendingLetter?.letter ?? ''}</CustomerWords>
    </FormDialog>
  )
}

function ReturnDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version } = appeal
  const form = useDeskForm(decideLetter, {
    initial: { reason: '' },
    optional: ['reason'],
    fixed: { caseId, version, verdict: 'return' },
    draft: `return-letter/${caseId}`,
    reread: onChanged,
    onAnswer: () => onDone('已退回给写的人修改。'),
    onFailure(failed) {
      if (isOvertaken(failed)) onDone(failureText(failed))
      return isOvertaken(failed)
    },
  })
  return (
    <FormDialog title="退回修改" action="退回" form={form} onClose={onClose}>
      <TextareaField
        label="要改什么"
        hint="写的人会看到，客户看不到。最多 300 个字。"
        rows={4}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
