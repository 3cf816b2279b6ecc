import { failureEnding, failureEndingNames } from '@ecenter/contract/links/desk/failed-refund.ts'
import { closeFailed } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import type { LinkDialogProps } from './link-dialog.ts'

/** What follows a transfer that failed: it stands in the day until somebody says so. */
export function CloseFailedDialog({ link, onClose, onDone, onRefused }: LinkDialogProps) {
  const { linkId, phone } = link
  const form = useDeskForm(closeFailed, {
    initial: { how: undefined, note: '' },
    fixed: { linkId },
    draft: `link-closing/${linkId}`,
    onAnswer: () =>
      onDone(isAnew ? '新的收款链接正在发给客户，这笔已办结。' : '后续办理已登记，这笔已办结。'),
    onFailure() {
      onRefused()
      return false
    },
  })
  const isAnew = form.values.how === 'sent-anew'
  return (
    <FormDialog
      title="办理打款失败"
      action={isAnew ? '发送链接并办结' : '登记并办结'}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="怎么办理"
        none="请选择"
        choices={failureEnding.options.map((how) => ({
          value: how,
          label: failureEndingNames[how],
        }))}
        {...form.field('how')}
      />
      {isAnew && (
        <Callout tone="info">
          按原来的款项、金额和事由，向 <span className="num">{phone}</span> 再发一个登记链接，3
          天内有效；客户重新登记后，由另一位同事打款。
        </Callout>
      )}
      <TextareaField
        label="办理情况"
        hint="只有同事看到，最多 100 个字，例如：已和客户电话核对，卡号填错。"
        rows={3}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
