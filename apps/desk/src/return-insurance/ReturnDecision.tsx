import type { ClaimPreview } from '@ecenter/contract/claims/desk/desk-claim.ts'
import {
  acceptReturnClaim,
  refuseReturnClaim,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { Check, X } from 'lucide'
import { useState } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { amountText } from '../kit/fields/amount-text.ts'
import { ReasonFields } from '../kit/fields/ReasonFields.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { ButtonRow } from '../kit/layout/PageStack.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { PreviewOfCustomer } from '../shell/PreviewOfCustomer.tsx'
import type { ReturnProps } from './return-props.ts'

/**
 * Yes or no: first what the customer will read, then it is done. Each names the state that was seen, so that a
 * colleague's decision is not decided over. A window that is open says so, and stays with what was typed.
 */
export function ReturnDecision({ claim, onChanged }: ReturnProps) {
  const { open, show, close } = useDialog<'accept' | 'refuse'>()

  function handleDone(words: string) {
    close()
    showToast(words)
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
        <AcceptReturnDialog
          {...{ claim, onChanged }}
          onClose={close}
          onDone={() => handleDone('已同意赔付，客户会收到短信。')}
        />
      )}
      {open === 'refuse' && (
        <RefuseReturnDialog
          {...{ claim, onChanged }}
          onClose={close}
          onDone={() => handleDone('已决定不予赔付，客户会收到短信。')}
        />
      )}
    </>
  )
}

interface DecideDialogProps extends ReturnProps {
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What the customer would read of a return as it was then; once it is seen, the same is sent as confirmed. */
function useShownFirst({ claim: { claimId, version }, onDone }: DecideDialogProps) {
  const [shown, setShown] = useState<{ readonly preview: ClaimPreview; readonly version: number }>()
  const fixed = {
    claimId,
    version: shown?.version ?? version,
    confirmed: shown !== undefined,
  }

  function handleAnswer({ preview }: { readonly preview?: ClaimPreview | undefined }) {
    if (preview === undefined) onDone()
    else setShown({ preview, version })
  }

  return { preview: shown?.preview, fixed, onAnswer: handleAnswer }
}

const look = '看看客户会看到什么'

function AcceptReturnDialog(props: DecideDialogProps) {
  const { claim, onChanged, onClose } = props
  const { preview, fixed, onAnswer } = useShownFirst(props)
  const form = useDeskForm(acceptReturnClaim, {
    initial: {},
    fixed,
    reread: onChanged,
    isDone: (answer) => answer.preview === undefined,
    onAnswer,
  })
  return (
    <FormDialog
      title="同意赔付这笔退货运费？"
      action={preview === undefined ? look : '同意赔付'}
      form={form}
      onClose={onClose}
    >
      <Facts facts={[{ name: '最多赔付', value: amountText(claim.sumInsured) }]} />
      {preview !== undefined && <Preview preview={preview} />}
    </FormDialog>
  )
}

function Preview({ preview }: { readonly preview: ClaimPreview }) {
  return (
    <>
      <Callout tone="warning">确定后客户马上看到下面的内容，记错了只能更正。</Callout>
      <PreviewOfCustomer preview={preview} />
    </>
  )
}

/** What stands against a return most often, as the customer reads it. */
const reasons = [
  '快递单号查不到寄回记录，请核对单号。',
  '快递单号不是寄回这笔订单的。',
  '商家没有同意这次退货。',
  '商品不是在保障期内寄回的。',
  '寄回的运费已由商家承担。',
]

function RefuseReturnDialog(props: DecideDialogProps) {
  const { claim, onChanged, onClose } = props
  const { preview, fixed, onAnswer } = useShownFirst(props)
  const form = useDeskForm(refuseReturnClaim, {
    initial: { reason: '' },
    fixed,
    draft: `refuse-return/${claim.claimId}`,
    reread: onChanged,
    isDone: (answer) => answer.preview === undefined,
    onAnswer,
  })
  return (
    <FormDialog
      title="不予赔付"
      action={preview === undefined ? look : '不予赔付'}
      isDanger={preview !== undefined}
      form={form}
      onClose={onClose}
    >
      {preview === undefined ? (
        <ReasonFields
          reasons={reasons}
          label="原因"
          hint="客户会看到这段话，不要写姓名、电话和地址。最多 200 个字。"
          {...form.field('reason')}
        />
      ) : (
        <Preview preview={preview} />
      )}
    </FormDialog>
  )
}
