import { closeReasonNames } from '@ecenter/contract/accident-reports/closing.ts'
import { closeReport, reopenReport } from '@ecenter/contract/accident-reports/desk/close-report.ts'
import type { DeskReport } from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'

interface EndingProps {
  readonly report: DeskReport
  readonly onChanged: () => Promise<unknown>
  readonly onClose: () => void
}

/** Why no claim comes of it; what the reporter will read stands beside the choice, before it is sent. */
export function CloseDialog({ report, onChanged, onClose }: EndingProps) {
  const { reportId, version, closable = [] } = report
  const form = useDeskForm(closeReport, {
    initial: { reason: undefined, words: '' },
    optional: ['words'],
    fixed: { reportId, version },
    draft: `close-report/${reportId}`,
    reread: onChanged,
    onAnswer() {
      showToast('已结束这次报案。')
      onClose()
    },
  })
  const reason = form.field('reason')
  const words = form.field('words')
  const chosen = closable.find((each) => each.reason === reason.value)
  const isRead = chosen !== undefined && chosen.told === undefined
  return (
    <FormDialog title="结束这次报案" action="结束报案" isDanger form={form} onClose={onClose}>
      <SelectField
        label="为什么结束"
        none="请选择"
        choices={closable.map((each) => ({
          value: each.reason,
          label: closeReasonNames[each.reason],
        }))}
        data-autofocus
        {...reason}
      />
      <TextareaField
        label={chosen?.reason === 'other' ? '说明' : '说明（可以不写）'}
        hint={isRead ? '报案人会看到这段话。最多 200 个字。' : '只有工作台能看到。最多 200 个字。'}
        rows={3}
        {...words}
      />
      {chosen !== undefined && (
        <WhatIsTold sms={chosen.sms} told={chosen.told ?? (words.value || '您写的说明')} />
      )}
    </FormDialog>
  )
}

/** Back among those that wait, with why. */
export function ReopenDialog({ report, onChanged, onClose }: EndingProps) {
  const { reportId, version, closed } = report
  const form = useDeskForm(reopenReport, {
    initial: { note: '' },
    fixed: { reportId, version },
    draft: `reopen-report/${reportId}`,
    reread: onChanged,
    onAnswer() {
      showToast('已重新处理，请给报案人回电。')
      onClose()
    },
  })
  return (
    <FormDialog title="重新处理这次报案" action="重新处理" form={form} onClose={onClose}>
      <TextareaField
        label="为什么重新处理"
        hint="只有工作台能看到。最多 500 个字。"
        rows={3}
        data-autofocus
        {...form.field('note')}
      />
      <WhatIsTold sms={closed?.reopenSms} />
    </FormDialog>
  )
}

/** As it will be told: the SMS, and where the reporter looks at their report. */
function WhatIsTold({ sms, told }: { readonly sms: string | undefined; readonly told?: string }) {
  return (
    <Callout>
      {sms === undefined ? '报案人没有留手机，不发短信。' : `报案人会收到短信：${sms}`}
      {told !== undefined && (
        <>
          <br />
          {`报案页上会写：报案已结束，${told}。`}
        </>
      )}
    </Callout>
  )
}
