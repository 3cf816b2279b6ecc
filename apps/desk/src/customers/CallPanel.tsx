import {
  beginCall,
  type CallerTried,
  endCall,
} from '@ecenter/contract/customers/desk/phone-call.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { Phone, PhoneOff } from 'lucide'
import { useState } from 'react'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { useShortcut } from '../shell/frame/shortcuts.ts'
import { CallerCode } from './CallerCode.tsx'
import { CallerFacts } from './CallerFacts.tsx'
import { CallNoteForm } from './CallNoteForm.tsx'
import { CallTimer } from './CallTimer.tsx'

interface CallPanelProps {
  readonly customer: DeskCustomer
  readonly onChanged: () => Promise<unknown>
}

/** Whether the caller is who they say: two facts, or a code to the phone on file. */
export function CallPanel({ customer, onChanged }: CallPanelProps) {
  const [tried, setTried] = useState<CallerTried>()
  const [way, setWay] = useState<'facts' | 'code'>('facts')
  const begin = useSubmit(beginCall, { reread: onChanged })
  const end = useSubmit(endCall, { reread: onChanged })
  const { call, toNote } = customer
  const failed = begin.failed ?? end.failed

  async function handleKept() {
    setTried(undefined)
    await onChanged()
  }

  async function handleTried(answer: CallerTried) {
    await onChanged()
    setTried(answer)
  }

  return (
    <PageStack>
      <Panel
        title="核对来电人"
        actions={
          call === undefined ? (
            <BeginButton isBusy={begin.isSending} onBegin={() => void begin.submit({})} />
          ) : (
            <ButtonRow>
              <CallTimer call={call} />
              <Button icon={PhoneOff} isBusy={end.isSending} onClick={() => void end.submit({})}>
                结束通话
              </Button>
            </ButtonRow>
          )
        }
      >
        <PageStack>
          <FailureNotice failed={failed} />
          <TriedNote tried={tried} hasCall={call !== undefined} />
          {call === undefined ? (
            <p>通话中才能核对。核对通过后 15 分钟内，可以说出办理进度、号码和金额。</p>
          ) : (
            <Tabs
              label="核对方式"
              tabs={[
                { name: 'facts', title: '核对两项' },
                { name: 'code', title: '短信验证码' },
              ]}
              chosen={way}
              onChoose={setWay}
            >
              {way === 'facts' ? (
                <CallerFacts {...{ customer }} onTried={handleTried} />
              ) : (
                <CallerCode {...{ customer }} onTried={handleTried} />
              )}
            </Tabs>
          )}
        </PageStack>
      </Panel>
      {toNote !== undefined && (
        <Panel title={noteTitle(toNote, call)}>
          <CallNoteForm
            key={toNote.callId}
            callId={toNote.callId}
            customerId={customer.customerId}
            onKept={handleKept}
          />
        </Panel>
      )}
    </PageStack>
  )
}

/** A call that is over is named by its time: another one with the same customer may go on, or have no note either. */
function noteTitle(
  { callId, beganAt }: NonNullable<DeskCustomer['toNote']>,
  call: DeskCustomer['call'],
): string {
  return call?.callId === callId ? '话后小结' : `${beganAt.slice('YYYY-'.length)} 通话的小结`
}

interface BeginButtonProps {
  readonly isBusy: boolean
  readonly onBegin: () => void
}

function BeginButton({ isBusy, onBegin }: BeginButtonProps) {
  useShortcut({ keys: ['t'], label: '开始通话' }, onBegin)
  return (
    <Button icon={Phone} letter="t" isBusy={isBusy} onClick={onBegin}>
      开始通话
    </Button>
  )
}

interface TriedNoteProps {
  readonly tried: CallerTried | undefined
  readonly hasCall: boolean
}

function TriedNote({ tried, hasCall }: TriedNoteProps) {
  if (tried === undefined) return null
  switch (tried.result) {
    case 'proven':
      return (
        hasCall && <Callout tone="success">{`相符，到 ${tried.until?.slice(-5)} 有效。`}</Callout>
      )
    case 'wrong':
      return (
        <Callout tone="warning" isAlert>
          {`不相符，还可以试 ${tried.missesLeft} 次。请不要告诉客户是哪一项不对。`}
        </Callout>
      )
    case 'ended':
      return (
        <Callout tone="danger" isAlert>
          三次不相符，这次核对已结束。请客户用短信验证码，或去网点办理。
        </Callout>
      )
  }
}
