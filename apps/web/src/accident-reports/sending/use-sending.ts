import type { ReportTaken } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { leavePage } from '../../kit/overlays/leave-page.ts'
import { useAccidentReceipt } from '../../state/accident-receipt.ts'
import { leftBehind } from '../draft/left-behind.ts'
import { changeDraft, forgetTold, removePhoto, useDraft } from '../draft/use-draft.ts'
import { letPageGo } from '../offline/keep-page.ts'
import { receiptPath } from '../report-steps.ts'
import { goOnWithPhotos } from './go-on-with-photos.ts'
import type { Reporter } from './reporter.ts'
import { sendReport } from './send-report.ts'
import { letPhotosFollow } from './waiting-photos.ts'

export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** It lies in this phone, and goes by itself once there is a line. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unproven' }
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | undefined }

const againMs = 15_000

type Told = ReturnType<typeof useDraft.getState>

/** The service has it as it was told when it went: what was changed meanwhile is owned up to. */
async function noteTaken(told: Told, receipt: ReportTaken): Promise<void> {
  const { draft } = told
  const now = useDraft.getState().draft
  const left = leftBehind(draft, now)
  useAccidentReceipt.setState({
    ...receipt,
    callBy: receipt.callBy ?? '',
    photosLost: (draft.lost?.length ?? 0) + left.photos.length,
    // Of the report before, another was told.
    whyRefused: left.photos.length > 0 ? lateWords : '',
    isChangedLate: left.isChanged,
    isHurt: draft.isHurt,
  })
  for (const id of left.photos) removePhoto(id)
  if (draft.photos.length > 0) await letPhotosFollow(told, receipt.receiptNo)
  if (now.draftId === draft.draftId) forgetTold()
}

const lateWords = '发送以后才加的照片没有赶上。'

/**
 * Sends the draft, and again while there is no line: when the network is back, and every few
 * seconds in between. What was pressed before a reload goes on by itself. While it is not known who reports,
 * that is asked in its place.
 */
export function useSending(reporter: Reporter | undefined, onUnknown: () => void) {
  const [sending, setSending] = useState<Sending>(() =>
    useDraft.getState().draft.isToGo ? { kind: 'waiting' } : { kind: 'idle' },
  )
  const isBusy = useRef(false)

  async function trySend() {
    if (isBusy.current) return
    const { draft } = useDraft.getState()
    if (!draft.isToGo) {
      changeDraft({ toldAt: draft.toldAt ?? new Date().toISOString(), isToGo: true })
    }
    if (reporter === undefined) {
      setSending({ kind: 'waiting' })
      return onUnknown()
    }
    isBusy.current = true
    setSending({ kind: 'sending' })
    const told = useDraft.getState()
    const sent = await sendReport(reporter, told.draft)
    isBusy.current = false
    switch (sent.kind) {
      case 'lost':
        return setSending({ kind: 'waiting' })
      case 'unproven':
        // It goes by itself behind another proof, and was told when it was pressed first.
        return setSending(sent)
      case 'refused':
        // It goes again when it is pressed again.
        changeDraft({ toldAt: undefined, isToGo: false })
        return setSending(sent)
      case 'taken':
        await noteTaken(told, sent.receipt)
        void letPageGo()
        void goOnWithPhotos()
        // The way back does not lead into what was sent.
        return leavePage(() => location.replace(`#${receiptPath}`))
    }
  }

  const goOn = useEffectEvent(() => {
    if (sending.kind === 'waiting') void trySend()
  })
  const isKnown = reporter !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: at once, when it becomes known who reports
  useEffect(() => {
    goOn()
    addEventListener('online', goOn)
    const timer = setInterval(goOn, againMs)
    return () => {
      removeEventListener('online', goOn)
      clearInterval(timer)
    }
  }, [isKnown])

  return {
    sending,
    send: () => void trySend(),
    /** The customer would rather look at it once more. */
    rest() {
      changeDraft({ isToGo: false })
      setSending({ kind: 'idle' })
    },
  }
}
