import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import {
  type DeskLink,
  revokeLink,
  settleTransfer,
} from '@ecenter/contract/links/desk/links-at-desk.ts'
import { Ban, CircleCheck, CircleX, CopyCheck, CopyPlus, ListChecks } from 'lucide'
import { useDeskSession } from '../client/desk-session.ts'
import { ActButton } from '../kit/buttons/ActButton.tsx'
import { Reasons } from '../kit/fields/Reasons.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { CloseFailedDialog } from './CloseFailedDialog.tsx'
import { DoubtDialog } from './DoubtDialog.tsx'
import { FailedDialog } from './FailedDialog.tsx'
import type { LinkDialogProps } from './link-dialog.ts'
import { OtherTransferDialog } from './OtherTransferDialog.tsx'
import { PaidDialog } from './PaidDialog.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'

interface LinkActionsProps {
  readonly link: DeskLink
  readonly onChanged: () => Promise<unknown>
}

type Act = 'revoke' | 'paid' | 'failed' | 'close' | 'transfer' | 'doubt'

/** What can be done now, by the roles of who looks; what cannot says why. */
export function LinkActions({ link, onChanged }: LinkActionsProps) {
  const { actions, isPayer } = link
  const { open, show, close } = useDialog<Act>()
  const roles = useDeskSession(({ session }) => session.me?.roles) ?? []
  const isSender = isAllowed(revokeLink.access, roles)
  const maySettle = link.isDoubted && isAllowed(settleTransfer.access, roles)
  const names = [
    ...(isPayer
      ? [
          { name: '标记已打款', why: actions.markPaid.why },
          { name: '标记打款失败', why: actions.markFailed.why },
        ]
      : []),
    ...(maySettle ? [{ name: '核实重复打款', why: actions.settleTransfer.why }] : []),
    ...(isSender ? [{ name: '停用链接', why: actions.revoke.why }] : []),
  ]

  function handleDone(words: string) {
    close()
    showToast(words)
    void onChanged()
  }

  const dialog = {
    link,
    onClose: close,
    onDone: handleDone,
    // It was refused or lost: the link is read anew.
    onRefused: () => void onChanged(),
  }
  return (
    <Panel title="办理">
      <PageStack>
        <ButtonRow>
          {isPayer && (
            <>
              <ActButton
                icon={CircleCheck}
                possibility={actions.markPaid}
                isPrimary={actions.markPaid.isPossible}
                onClick={() => show('paid')}
              >
                标记已打款
              </ActButton>
              <ActButton
                icon={CircleX}
                possibility={actions.markFailed}
                onClick={() => show('failed')}
              >
                标记打款失败
              </ActButton>
              {actions.closeFailed.isPossible && (
                <ActButton
                  icon={ListChecks}
                  possibility={actions.closeFailed}
                  isPrimary
                  onClick={() => show('close')}
                >
                  办理打款失败
                </ActButton>
              )}
              {actions.tellTransfer.isPossible && (
                <ActButton
                  icon={CopyPlus}
                  possibility={actions.tellTransfer}
                  onClick={() => show('transfer')}
                >
                  登记另一笔转账
                </ActButton>
              )}
            </>
          )}
          {maySettle && (
            <ActButton
              icon={CopyCheck}
              possibility={actions.settleTransfer}
              isPrimary={actions.settleTransfer.isPossible}
              onClick={() => show('doubt')}
            >
              核实重复打款
            </ActButton>
          )}
          {isSender && (
            <ActButton icon={Ban} possibility={actions.revoke} onClick={() => show('revoke')}>
              停用链接
            </ActButton>
          )}
        </ButtonRow>
        <Reasons acts={names} />
      </PageStack>
      {open !== undefined && <LinkDialog {...dialog} act={open} />}
    </Panel>
  )
}

/** What is asked before it is done. */
function LinkDialog({ act, ...dialog }: LinkDialogProps & { readonly act: Act }) {
  switch (act) {
    case 'paid':
      return <PaidDialog {...dialog} />
    case 'revoke':
      return <RevokeDialog {...dialog} />
    case 'failed':
      return <FailedDialog {...dialog} />
    case 'close':
      return <CloseFailedDialog {...dialog} />
    case 'transfer':
      return <OtherTransferDialog {...dialog} />
    case 'doubt':
      return <DoubtDialog {...dialog} />
  }
}
