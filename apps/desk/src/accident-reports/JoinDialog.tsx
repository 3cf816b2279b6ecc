import type {
  Counterpart,
  DeskReport,
} from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import { joinReports } from '@ecenter/contract/accident-reports/desk/join-reports.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'

interface JoinDialogProps {
  readonly report: DeskReport
  /** Absent where staff name it by its receipt number. */
  readonly other?: Counterpart
  readonly isSame: boolean
  readonly onChanged: () => Promise<unknown>
  readonly onClose: () => void
}

/** Why two reports are of one accident, or are not, where their plates do not say it. */
export function JoinDialog({ report, other, isSame, onChanged, onClose }: JoinDialogProps) {
  const { reportId, version } = report
  const form = useDeskForm(joinReports, {
    initial: { otherReceiptNo: other?.receiptNo ?? '', reason: '' },
    fixed: { reportId, version, isSame, ...(other !== undefined && { otherId: other.reportId }) },
    draft: `join-reports/${reportId}/${other?.reportId ?? 'new'}`,
    reread: onChanged,
    onAnswer() {
      showToast(isSame ? '已记为同一起事故。' : '已记为不是同一起。')
      onClose()
      void onChanged()
    },
  })
  const action = isSame ? '是同一起事故' : '不是同一起'
  return (
    <FormDialog
      title={other === undefined ? '关联另一次报案' : `受理号 ${other.receiptNo}`}
      action={action}
      form={form}
      onClose={onClose}
    >
      {other === undefined && (
        <TextField label="另一次报案的受理号" data-autofocus {...form.field('otherReceiptNo')} />
      )}
      <TextareaField
        label="原因"
        hint="只有工作台能看到。最多 500 个字。"
        rows={3}
        {...form.field('reason')}
      />
      <Callout>两次报案都会留下这条记录。两位报案人都不会知道对方报了案。</Callout>
    </FormDialog>
  )
}
