import type { Result } from '@ecenter/client/result.ts'
import {
  judgeDocument,
  type WaitingDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { useState } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { ReasonFields } from '../kit/fields/ReasonFields.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { keyOfDocument } from './document-key.ts'

interface RefuseDialogProps {
  readonly document: WaitingDocument
  /** The last file by now. */
  readonly lastFileId: string
  readonly onClose: () => void
  readonly onDone: (answer: { readonly undoSeconds: number }) => void
  /** Just before it is sent. */
  readonly after: () => Promise<undefined>
  /** Asks for what waits by now, after a verdict or in vain. */
  readonly reread: (result: Result<unknown>) => Promise<unknown>
}

/** What is wrong most often, and what to send instead, as the customer reads it. */
const reasons = [
  '照片不清楚，字看不清。请在光线好的地方重新拍一张。',
  '没有拍全，四个角要都拍到。请重新拍一张。',
  '交的不是这种材料。请对照要求重新上传。',
  '材料上的姓名与被保险人不一致。请核对后重新上传。',
  '缺少签名或盖章。请补齐后重新拍照上传。',
  '材料已过有效期。请上传在有效期内的材料。',
]

export function RefuseDialog(props: RefuseDialogProps) {
  const { document, lastFileId, onClose, onDone, after, reread } = props
  const { claimId, type } = document
  // What comes while the window is open stands behind it: nobody has looked at it.
  const [seen] = useState(lastFileId)
  const form = useDeskForm(judgeDocument, {
    initial: { reason: '' },
    optional: ['reason'],
    fixed: { claimId, type, lastFileId: seen, verdict: 'refused' },
    draft: `refuse-document/${keyOfDocument(document)}`,
    after,
    reread,
    onAnswer: onDone,
  })
  return (
    <FormDialog
      title={`退回：${document.name}`}
      action="退回"
      isDanger
      form={form}
      onClose={onClose}
    >
      <ReasonFields
        reasons={reasons}
        label="退回原因"
        hint="客户会看到这段话，请写清楚哪里不对、该怎么交。最多 200 个字。"
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
