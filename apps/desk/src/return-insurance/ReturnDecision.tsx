import { acceptReturnClaim } from '@ecenter/contract/return-insurance/desk/accept-return-claim.ts'
import { Check, X } from 'lucide'
import { useState } from 'react'
import { failureText } from '../client/outcome.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { ButtonRow } from '../kit/PageStack.tsx'
import { showToast } from '../kit/toast-store.ts'
import { RefuseReturnDialog } from './RefuseReturnDialog.tsx'
import type { ReturnProps } from './return-props.ts'

/**
 * Yes or no; each names the state that was seen, so that a colleague's decision is not decided over. A
 * window that is open says so, and stays with what was typed.
 */
export function ReturnDecision({ claim, onChanged }: ReturnProps) {
  const { claimId, version } = claim
  const [asked, setAsked] = useState<'accept' | 'refuse'>()
  const { submit, isSending, failed } = useSubmit(acceptReturnClaim)
  const close = () => setAsked(undefined)

  async function handleAccept() {
    const accepted = await submit({ claimId, version })
    if (accepted !== undefined) {
      close()
      showToast('已同意赔付，客户会收到短信。')
    }
    await onChanged()
  }

  return (
    <>
      {claim.standing === 'open' && (
        <ButtonRow>
          <Button variant="primary" icon={Check} onClick={() => setAsked('accept')}>
            同意赔付
          </Button>
          <Button icon={X} onClick={() => setAsked('refuse')}>
            不予赔付
          </Button>
        </ButtonRow>
      )}
      {asked === 'accept' && (
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
      {asked === 'refuse' && (
        <RefuseReturnDialog
          {...{ claim, onChanged }}
          onClose={close}
          onDone={() => {
            close()
            showToast('已决定不予赔付，客户会收到短信。')
            void onChanged()
          }}
        />
      )}
    </>
  )
}
