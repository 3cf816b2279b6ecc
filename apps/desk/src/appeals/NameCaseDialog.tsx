import { caseCauseNames, caseProductNames } from '@ecenter/contract/appeals/case-facts.ts'
import { nameCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { choicesOf } from '../kit/fields/choice.ts'
import { FieldRow } from '../kit/fields/Form.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import type { CaseDialogProps } from './case-dialog.ts'

/** What a case is about, as the registry counts it; its customer does not read it. */
export function NameCaseDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version, cause, product } = appeal
  const form = useDeskForm(nameCase, {
    initial: { cause, product },
    fixed: { caseId, version },
    draft: `name-case/${caseId}`,
    reread: onChanged,
    onAnswer: () => onDone('原因和产品已写明。'),
  })
  return (
    <FormDialog title="原因和产品" action="保存" form={form} onClose={onClose}>
      <p>
        登记簿和报表按它们统计，客户看不到；写明后才能答复。答复前都可以改，备注里会留下谁改的。
      </p>
      <FieldRow>
        <SelectField
          label="原因"
          none="请选择"
          choices={choicesOf(caseCauseNames)}
          data-autofocus
          {...form.field('cause')}
        />
        <SelectField
          label="产品"
          none="请选择"
          choices={choicesOf(caseProductNames)}
          {...form.field('product')}
        />
      </FieldRow>
    </FormDialog>
  )
}
