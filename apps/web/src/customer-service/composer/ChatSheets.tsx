import type { ServiceHours } from '@ecenter/contract/customer-service/conversation.ts'
import { endConversation } from '@ecenter/contract/customer-service/service-calls.ts'
import { type Dispatch, type SetStateAction, useRef } from 'react'
import { acceptedDocuments } from '../../documents/sending/document-fault.ts'
import { ActionSheet } from '../../kit/overlays/ActionSheet.tsx'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { setElderMode, useElderMode } from '../../shell/elder-mode.ts'
import { LeaveSheet } from '../ending/LeaveSheet.tsx'
import { RatingForm } from '../ending/RatingForm.tsx'
import { sendFiles, untilFilesAreThere } from '../files/outgoing-files.ts'
import { HistorySheet } from '../history/HistorySheet.tsx'
import { act } from '../talking/acting.ts'
import { untilSaid } from '../talking/saying.ts'
import { useTalk } from '../talking/use-talk.ts'
import type { ChatSheet } from './chat-sheet.ts'
import { ShareSheet } from './ShareSheet.tsx'

interface ChatSheetsProps {
  readonly isOpen: boolean
  readonly sheet: ChatSheet | undefined
  readonly hours: ServiceHours | undefined
  readonly onSheet: Dispatch<SetStateAction<ChatSheet | undefined>>
}

/** Everything that lies over the conversation when it is asked for. */
export function ChatSheets({ sheet, hours, onSheet }: ChatSheetsProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const choices = useChoices(onSheet, () => chooser.current?.click())
  const shown = (one: ChatSheet) => ({
    isOpen: sheet === one,
    // What it asked for may be answered when it was closed, and another one is open.
    onClose: () => onSheet((open) => (open === one ? undefined : open)),
  })
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={acceptedDocuments}
        multiple
        hidden
        aria-label="图片或 PDF"
        onChange={({ currentTarget }) => {
          sendFiles(Array.from(currentTarget.files ?? []))
          currentTarget.value = ''
        }}
      />
      <ActionSheet title="更多" choices={choices} {...shown('more')} />
      <ShareSheet {...shown('share')} />
      <LeaveSheet hours={hours} {...shown('leave')} />
      <HistorySheet {...shown('history')} />
      <RatingSheet {...shown('rating')} />
      <ConfirmDialog
        isOpen={sheet === 'end'}
        title="结束对话？"
        text="结束后还可以随时再次咨询。"
        yes="结束对话"
        no="继续聊"
        onAnswer={(isYes) => {
          onSheet(undefined)
          if (isYes) void endTalk()
        }}
      />
    </>
  )
}

function useChoices(open: (sheet: ChatSheet) => void, chooseFiles: () => void) {
  const state = useTalk((talk) => talk.state)
  const isElder = useElderMode()
  return [
    { label: '发送图片或文件', note: '照片、截图或 PDF', onChoose: chooseFiles },
    { label: '发送保单、理赔或订单', onChoose: () => open('share') },
    { label: '查看以前的咨询', onChoose: () => open('history') },
    ...(state?.canBeRated ? [{ label: '评价服务', onChoose: () => open('rating') }] : []),
    {
      label: isElder ? '切换到标准版' : '切换到大字版',
      onChoose: () => setElderMode(!isElder),
    },
    { label: `拨打 ${brand.hotline}`, href: hotlineUrl },
    { label: '结束对话', isDangerous: true, onChoose: () => open('end') },
  ]
}

interface RatingSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** While a person still answers. */
function RatingSheet({ isOpen, onClose }: RatingSheetProps) {
  return (
    <Sheet title="这次服务您满意吗？" isOpen={isOpen} onClose={onClose}>
      <RatingForm onDone={onClose} />
    </Sheet>
  )
}

/** Ends it behind what is on its way, which would else begin the next conversation. */
async function endTalk(): Promise<void> {
  const { signid } = useTalk.getState()
  let said: Promise<unknown>
  do {
    said = untilSaid()
    await Promise.all([said, untilFilesAreThere()])
  } while (said !== untilSaid())
  // Another one may have been begun meanwhile, which is not to be ended.
  if (signid === useTalk.getState().signid) await act(endConversation, {})
}
