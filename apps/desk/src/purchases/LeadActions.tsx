import { type DeskLead, takeLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { Hand, PhoneCall } from 'lucide'
import { failureText } from '../client/outcome.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { ButtonRow, PageStack } from '../kit/PageStack.tsx'
import { Panel } from '../kit/Panel.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useDialog } from '../kit/use-dialog.ts'
import { NoteDialog } from './NoteDialog.tsx'

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
        {failed !== undefined && (
          <Callout tone="danger" isAlert>
            {failureText(failed)}
          </Callout>
        )}
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
