import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { hurryOrder, noteOrder } from '@ecenter/contract/orders/desk/order-acts.ts'
import type { DeskOrder } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import type { OwedByCore } from '@ecenter/contract/orders/order.ts'
import { BellRing, NotebookPen } from 'lucide'
import { useDeskSession } from '../client/desk-session.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Reasons } from '../kit/fields/Reasons.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { hurryWords } from './order-words.ts'

interface OrderActsProps {
  readonly order: DeskOrder
  readonly reread: () => Promise<unknown>
}

/** What staff do about an order themselves: the core alone issues it, and gives its money back. */
export function OrderActs({ order, reread }: OrderActsProps) {
  const mayAct = useDeskSession(({ session }) =>
    isAllowed(noteOrder.access, session.me?.roles ?? []),
  )
  const hurry = mayAct ? order.hurry : undefined
  const { open, show, close } = useDialog<'note' | OwedByCore>()
  return (
    <PageStack>
      <ButtonRow>
        {hurry !== undefined && (
          <Button
            variant="primary"
            icon={BellRing}
            disabled={hurry.whyNot !== undefined}
            onClick={() => show(hurry.owed)}
          >
            {hurryWords[hurry.owed]}
          </Button>
        )}
        {mayAct && (
          <Button icon={NotebookPen} onClick={() => show('note')}>
            写备注
          </Button>
        )}
      </ButtonRow>
      {hurry !== undefined && (
        <Reasons acts={[{ name: hurryWords[hurry.owed], why: hurry.whyNot }]} />
      )}
      {open === 'note' && <NoteDialog {...{ order, reread }} onClose={close} />}
      {open !== undefined && open !== 'note' && (
        <HurryDialog {...{ order, reread }} owed={open} onClose={close} />
      )}
    </PageStack>
  )
}

interface DialogProps extends OrderActsProps {
  readonly onClose: () => void
}

function NoteDialog({ order: { orderId }, reread, onClose }: DialogProps) {
  const form = useDeskForm(noteOrder, {
    initial: { note: '' },
    fixed: { orderId },
    draft: `note-order/${orderId}`,
    reread,
    onAnswer() {
      showToast('备注已保存。')
      onClose()
    },
  })
  return (
    <FormDialog title="写备注" action="保存" form={form} onClose={onClose}>
      <TextareaField
        label="备注"
        hint="只有工作台能看到。最多 500 个字。"
        rows={5}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}

interface HurryDialogProps extends DialogProps {
  readonly owed: OwedByCore
}

function HurryDialog({ order, reread, owed, onClose }: HurryDialogProps) {
  const { orderId, advice } = order
  const form = useDeskForm(hurryOrder, {
    initial: { note: '' },
    fixed: { orderId, owed },
    draft: `hurry-order/${orderId}`,
    reread,
    onAnswer() {
      showToast('已催核心。')
      onClose()
    },
  })
  return (
    <FormDialog title={hurryWords[owed]} action="发给核心" form={form} onClose={onClose}>
      <TextareaField
        label="催办说明"
        hint="会发给核心，也记在备注里，写上您的账号。最多 500 个字。"
        rows={4}
        data-autofocus
        {...form.field('note')}
      />
      <Callout>
        {advice === undefined ? '客户不会收到消息。' : `客户不会收到消息，看到的还是：${advice}`}
      </Callout>
    </FormDialog>
  )
}
