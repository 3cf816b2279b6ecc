import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { type DeskLink, markPaid, revokeLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { Ban, CircleCheck, CircleX } from 'lucide'
import { useDeskSession } from '../client/desk-session.ts'
import { ActButton } from '../kit/buttons/ActButton.tsx'
import { Reasons } from '../kit/fields/Reasons.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { ConfirmAct } from './ConfirmAct.tsx'
import { FailedDialog } from './FailedDialog.tsx'

interface LinkActionsProps {
  readonly link: DeskLink
  readonly onChanged: () => Promise<unknown>
}

type Act = 'revoke' | 'paid' | 'failed'

/** What can be done now, by the roles of who looks; what cannot says why. */
export function LinkActions({ link, onChanged }: LinkActionsProps) {
  const { linkId, actions, isPayer } = link
  const { open, show, close } = useDialog<Act>()
  const isSender = useDeskSession(({ session }) =>
    isAllowed(revokeLink.access, session.me?.roles ?? []),
  )
  const names = [
    ...(isPayer
      ? [
          { name: '标记已打款', why: actions.markPaid.why },
          { name: '标记打款失败', why: actions.markFailed.why },
        ]
      : []),
    ...(isSender ? [{ name: '停用链接', why: actions.revoke.why }] : []),
  ]

  function handleDone(words: string) {
    close()
    showToast(words)
    void onChanged()
  }

  const dialog = {
    linkId,
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
            </>
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

interface LinkDialogProps {
  readonly linkId: string
  readonly act: Act
  readonly onClose: () => void
  /** With what is said of it. */
  readonly onDone: (words: string) => void
  readonly onRefused: () => void
}

/** What is asked before it is done. */
function LinkDialog({ act, ...dialog }: LinkDialogProps) {
  switch (act) {
    case 'paid':
      return (
        <ConfirmAct
          {...dialog}
          call={markPaid}
          title="已经打款？"
          yes="已打款，短信告知客户"
          done="已标记打款，短信正在发给客户。"
        >
          标记后，完整卡号不再显示。
        </ConfirmAct>
      )
    case 'revoke':
      return (
        <ConfirmAct
          {...dialog}
          call={revokeLink}
          title="停用这个链接？"
          yes="停用"
          done="链接已停用。"
        >
          客户打开后会看到链接已停用。需要登记的，再发一个新的链接。
        </ConfirmAct>
      )
    case 'failed':
      return <FailedDialog {...dialog} />
  }
}
