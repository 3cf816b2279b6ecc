import {
  acceptReturnClaim,
  refuseReturnClaim,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { Check, X } from 'lucide'
import { failureText } from '../client/failures.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { ReasonFields } from '../kit/fields/ReasonFields.tsx'
import { ButtonRow } from '../kit/layout/PageStack.tsx'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import type { ReturnProps } from './return-props.ts'

/**
 * Yes or no; each names the state that was seen, so that a colleague's decision is not decided over. A
 * window that is open says so, and stays with what was typed.
 */
export function ReturnDecision({ claim, onChanged }: ReturnProps) {
  const { claimId, version } = claim
  const { open, show, close } = useDialog<'accept' | 'refuse'>()
  const { submit, isSending, failed } = useSubmit(acceptReturnClaim, { reread: onChanged })

  async function handleAccept() {
    const accepted = await submit({ claimId, version })
    if (accepted === undefined) return
    close()
    showToast('已同意赔付，客户会收到短信。')
  }

  return (
    <>
      {claim.status === 'open' && (
        <ButtonRow>
          <Button variant="primary" icon={Check} onClick={() => show('accept')}>
            同意赔付
          </Button>
          <Button icon={X} onClick={() => show('refuse')}>
            不予赔付
          </Button>
        </ButtonRow>
      )}
      {open === 'accept' && (
        <ConfirmDialog
          title="同意赔付这笔退货运费？"
          yes="同意赔付"
          isBusy={isSending}
          failure={failed && failureText(failed)}
          onYes={() => void handleAccept()}
          onNo={close}
        >
          客户马上可以看到，并会收到短信。
        </ConfirmDialog>
      )}
      {open === 'refuse' && (
        <RefuseReturnDialog
          {...{ claim, onChanged }}
          onClose={close}
          onDone={() => {
            close()
            showToast('已决定不予赔付，客户会收到短信。')
          }}
        />
      )}
    </>
  )
}

interface RefuseReturnDialogProps extends ReturnProps {
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What stands against a return most often, as the customer reads it. */
const reasons = [
  '快递单号查不到寄回记录，请核对单号。',
  '快递单号不是寄回这笔订单的。',
  '商家没有同意这次退货。',
  '商品不是在保障期内寄回的。',
  '寄回的运费已由商家承担。',
]

function RefuseReturnDialog(props: RefuseReturnDialogProps) {
  const { claim, onChanged, onClose, onDone } = props
  const { claimId, version } = claim
  const form = useDeskForm(refuseReturnClaim, {
    initial: { reason: '' },
    fixed: { claimId, version },
    draft: `refuse-return/${claimId}`,
    reread: onChanged,
    onAnswer: onDone,
  })
  return (
    <FormDialog title="不予赔付" action="不予赔付" isDanger form={form} onClose={onClose}>
      <ReasonFields
        reasons={reasons}
        label="原因"
        hint="客户会看到这段话，不要写姓名、电话和地址。最多 200 个字。"
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
