import { type DeskCase, takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { Clock, Hand, Mail, PhoneCall } from 'lucide'
import { failureText } from '../client/outcome.ts'
import { useSubmit } from '../client/use-submit.ts'
import { ActButton } from '../kit/ActButton.tsx'
import { Callout } from '../kit/Callout.tsx'
import { ButtonRow, PageStack } from '../kit/PageStack.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Reasons } from '../kit/Reasons.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useDialog } from '../kit/use-dialog.ts'
import { CallBackDialog } from './CallBackDialog.tsx'
import { ExtendDialog } from './ExtendDialog.tsx'
import { LetterDialog } from './LetterDialog.tsx'

interface CaseActionsProps {
  readonly appeal: DeskCase
  readonly onChanged: () => Promise<unknown>
}

type Opened = 'callBack' | 'extend' | 'answer'

/** What can be done now; what cannot says why. */
export function CaseActions({ appeal, onChanged }: CaseActionsProps) {
  const { caseId, version, actions, handlerName, owed } = appeal
  const { open, show, close } = useDialog<Opened>()
  const { submit, isSending, failed } = useSubmit(takeCase, { reread: onChanged })

  async function handleTake() {
    const taken = await submit({ caseId, version })
    if (taken !== undefined) showToast('已由您办理。')
  }

  function handleDone(words: string) {
    close()
    showToast(words)
  }

  const dialog = { appeal, onClose: close, onDone: handleDone, onChanged }
  return (
    <Panel title="办理">
      <PageStack>
        <ButtonRow>
          <ActButton
            icon={Hand}
            possibility={actions.take}
            isPrimary={actions.take.isPossible}
            isBusy={isSending}
            onClick={() => void handleTake()}
          >
            {handlerName === undefined || appeal.isMine ? '接手' : '接过来办理'}
          </ActButton>
          <ActButton
            icon={PhoneCall}
            possibility={actions.callBack}
            onClick={() => show('callBack')}
          >
            记录回电
          </ActButton>
          <ActButton icon={Clock} possibility={actions.extend} onClick={() => show('extend')}>
            延长到 30 天
          </ActButton>
          <ActButton
            icon={Mail}
            possibility={actions.answer}
            isPrimary={actions.answer.isPossible}
            onClick={() => show('answer')}
          >
            {owed === 'review' ? '写核查答复' : '写答复'}
          </ActButton>
        </ButtonRow>
        <Reasons acts={actNames.map(([action, name]) => ({ name, why: actions[action].why }))} />
        {failed !== undefined && (
          <Callout tone="danger" isAlert>
            {failureText(failed)}
          </Callout>
        )}
      </PageStack>
      {open === 'callBack' && <CallBackDialog {...dialog} />}
      {open === 'extend' && <ExtendDialog {...dialog} />}
      {open === 'answer' && <LetterDialog {...dialog} />}
    </Panel>
  )
}

const actNames: readonly (readonly [keyof DeskCase['actions'], string])[] = [
  ['take', '接手'],
  ['callBack', '记录回电'],
  ['extend', '延长'],
  ['answer', '答复'],
]
