import { correctClaimEvent } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import type { ClaimPreview, DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { useState } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { PreviewOfCustomer } from '../shell/PreviewOfCustomer.tsx'
import { correctionPlace } from './correction-place.ts'

interface CorrectEventProps {
  readonly claim: DeskClaim
  /** Which of its events. */
  readonly position: number
  readonly onChanged: () => Promise<unknown>
  readonly onClose: () => void
}

/** Takes an event back: first why, then what the customer will see, then it is done. */
export function CorrectEvent({ claim, position, onChanged, onClose }: CorrectEventProps) {
  const { claimId, events } = claim
  // As it was when this one was chosen: with news of the claim another event may stand in its place.
  const [{ version, name, at }] = useState(() => ({
    version: claim.version,
    at: events[position]?.at ?? '',
    name: events[position]?.name ?? '',
  }))
  const [preview, setPreview] = useState<ClaimPreview>()
  const form = useDeskForm(correctClaimEvent, {
    initial: { reason: '', told: '' },
    optional: ['told'],
    fixed: { claimId, version, position, confirmed: preview !== undefined },
    draft: correctionPlace({ claimId, position, at }),
    reread: onChanged,
    isDone: (answer) => answer.preview === undefined,
    onAnswer(answer) {
      if (answer.preview !== undefined) return setPreview(answer.preview)
      showToast('已更正，客户马上可以看到。')
      onClose()
      void onChanged()
    },
  })
  return (
    <FormDialog
      title={`更正“${name}”？`}
      action={preview === undefined ? '看看客户会看到什么' : '确定更正'}
      isDanger={preview !== undefined}
      form={form}
      onClose={onClose}
    >
      <TextareaField
        label="更正原因（只有同事看到）"
        rows={3}
        data-autofocus
        {...form.field('reason')}
      />
      <TextareaField
        label="给客户的话（可以不填）"
        hint="被保险人会在“记录有误，已经撤回”后面看到，最多 100 个字，例如：这笔款付给了别的案件，您的赔款会在 3 天内到账。"
        rows={2}
        {...form.field('told')}
      />
      {preview !== undefined && (
        <>
          <Callout tone="warning">更正后客户马上看到下面的内容，原来的记录仍会保留。</Callout>
          <PreviewOfCustomer preview={preview} />
        </>
      )}
    </FormDialog>
  )
}
