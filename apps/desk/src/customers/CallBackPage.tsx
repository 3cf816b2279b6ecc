import {
  callKindNames,
  readCallBack,
  tryCallBack,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { CalendarClock, Check, PhoneMissed, PhoneOff } from 'lucide'
import { failureText } from '../client/failures.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { homePath } from '../shell/shell-paths.ts'
import { type CallBackToRead, EndCallBackDialog, MoveCallBackDialog } from './CallBackDialogs.tsx'
import { customerPath } from './customer-paths.ts'

/** Somebody who was promised a call: what it was about, and the way to them. */
export function CallBackPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readCallBack, id === undefined ? undefined : { noteId: id })
  if (id === undefined) return <EmptyState title="请从我的一天打开一条回电" />
  return (
    <Loaded query={query}>
      {(callBack) => <CallBackView noteId={id} callBack={callBack} onChanged={query.ask} />}
    </Loaded>
  )
}

interface CallBackViewProps {
  readonly noteId: string
  readonly callBack: CallBackToRead
  readonly onChanged: () => Promise<unknown>
}

function CallBackView({ noteId, callBack, onChanged }: CallBackViewProps) {
  const { customerId, maskedName, isLate, tries, triesToEnd } = callBack
  const { open, show, close } = useDialog<'reached' | 'unreached' | 'move'>()
  const trying = useSubmit(tryCallBack, { reread: onChanged })
  const dialog = { noteId, callBack, onClose: close, onChanged }

  async function handleTried() {
    const tried = await trying.submit({ noteId, tries })
    if (tried !== undefined) showToast(`已记第 ${tried.tries} 次没接通，仍在待办里。`)
  }

  function handleEnded(words: string) {
    close()
    showToast(words)
    goInstead(homePath)
  }

  function handleMoved() {
    close()
    showToast('已改约，最早约的时间仍然记着。')
  }

  return (
    <Panel
      title={`给 ${maskedName} 回电`}
      actions={isLate ? <Badge tone="danger">已超时</Badge> : undefined}
    >
      <PageStack>
        <Facts facts={factsOf(callBack)} />
        <ButtonRow>
          <ButtonLink variant="primary" href={hrefOf(customerPath, { id: customerId })}>
            打开客户
          </ButtonLink>
          <Button icon={Check} onClick={() => show('reached')}>
            已回电
          </Button>
          <Button icon={PhoneMissed} isBusy={trying.isSending} onClick={() => void handleTried()}>
            没接通
          </Button>
          <Button icon={CalendarClock} onClick={() => show('move')}>
            改约
          </Button>
          {tries >= triesToEnd && (
            <Button icon={PhoneOff} onClick={() => show('unreached')}>
              短信告知并结束
            </Button>
          )}
        </ButtonRow>
        <p>
          打电话前先在客户页核对是本人；核对通过的通话写了小结，这条会自动结束；没有核对的请按“已回电”。
          没接通的按“没接通”，{triesToEnd} 次后可以用短信告知客户并结束。
        </p>
        {trying.failed !== undefined && (
          <Callout tone="danger" isAlert>
            {failureText(trying.failed)}
          </Callout>
        )}
      </PageStack>
      {open === 'move' && <MoveCallBackDialog {...dialog} onMoved={handleMoved} />}
      {(open === 'reached' || open === 'unreached') && (
        <EndCallBackDialog {...dialog} isReached={open === 'reached'} onEnded={handleEnded} />
      )}
    </Panel>
  )
}

function factsOf({ kind, note, byName, notedAt, dueAt, ...tried }: CallBackToRead) {
  const { promisedAt, tries, triedAt } = tried
  return [
    { name: '约好的时间', value: <span className="num">{dueAt}</span> },
    ...(promisedAt === undefined
      ? []
      : [{ name: '最早约的', value: <span className="num">{promisedAt}</span> }]),
    {
      name: '没接通',
      value: triedAt === undefined ? '还没有打过' : `${tries} 次，最近 ${triedAt}`,
    },
    { name: '办的什么事', value: callKindNames[kind] },
    { name: '上次谁接的', value: byName },
    { name: '上次通话', value: <span className="num">{notedAt}</span> },
    { name: '小结', value: note },
  ]
}
