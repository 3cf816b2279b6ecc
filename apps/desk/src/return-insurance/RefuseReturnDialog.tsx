import { refuseReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { FormDialog } from '../kit/FormDialog.tsx'
import { ReasonFields } from '../kit/ReasonFields.tsx'
import type { ReturnProps } from './return-props.ts'

interface RefuseReturnDialogProps extends ReturnProps {
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What stands against a return most often, as the customer reads it. */
const reasons = [
  '快递单号查不到寄回记录，请核对单号。',
  '快递单号不是寄回这笔订单的。',
  '商家没有同意这次退货。',
  '商品不是在保障期内寄回的。',
  '寄回的运费已由商家承担。',
]

export function RefuseReturnDialog(props: RefuseReturnDialogProps) {
  const { claim, onChanged, onClose, onDone } = props
  const { claimId, version } = claim
  const form = useDeskForm(refuseReturnClaim, {
    initial: { reason: '' },
    fixed: { claimId, version },
    draft: `refuse-return/${claimId}`,
    reread: onChanged,
    onAnswer: onDone,
  })
  return (
    <FormDialog title="不予赔付" action="不予赔付" isDanger form={form} onClose={onClose}>
      <ReasonFields
        reasons={reasons}
        label="原因"
        hint="客户会看到这段话，不要写姓名、电话和地址。最多 200 个字。"
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
