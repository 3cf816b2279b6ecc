import { acceptReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { Check, X } from 'lucide'
import { failureText } from '../client/outcome.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { ButtonRow } from '../kit/PageStack.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useDialog } from '../kit/use-dialog.ts'
import { RefuseReturnDialog } from './RefuseReturnDialog.tsx'
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
      {claim.standing === 'open' && (
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
