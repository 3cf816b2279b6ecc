import { settleTransfer } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import type { LinkDialogProps } from './link-dialog.ts'

/** What was found out about transfers that may have gone twice; colleagues read it, the customer does not. */
export function DoubtDialog({ link: { linkId }, onClose, onDone, onRefused }: LinkDialogProps) {
  const form = useDeskForm(settleTransfer, {
    initial: { note: '' },
    fixed: { linkId },
    draft: `link-doubt/${linkId}`,
    onAnswer: () => onDone('核实结果已登记。'),
    onFailure() {
      onRefused()
      return false
    },
  })
  return (
    <FormDialog title="核实可能重复打款" action="登记核实结果" form={form} onClose={onClose}>
      <TextareaField
        label="核实结果"
        hint="客户看不到，最多 100 个字，例如：重复打款，银行已于 11 月 28 日追回。登记后不再提醒核实这笔款。"
        rows={3}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}
