import {
  findingVerdictNames,
  settleFinding,
  type UnusualFinding,
} from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { unusualRules } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { choicesOf } from '../kit/fields/choice.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'

interface SettleFindingDialogProps {
  readonly finding: UnusualFinding
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What came of a question about unusual looks: it stays with them for good. */
export function SettleFindingDialog({ finding, onClose, onDone }: SettleFindingDialogProps) {
  const { staffId, staffName, rule, day, count } = finding
  const form = useDeskForm(settleFinding, {
    initial: { verdict: undefined, note: '' },
    fixed: { staffId, rule, day, count },
    draft: `finding/${staffId}/${rule}/${day}`,
    onAnswer: () => {
      showToast('已核实，结果和您的姓名一直保存。')
      onDone()
    },
  })
  return (
    <FormDialog title={`核实：${staffName}`} action="核实" form={form} onClose={onClose}>
      <p>{`${day}，${unusualRules[rule].title}，${count} 次。`}</p>
      <SelectField
        label="结果"
        none="请选择"
        choices={choicesOf(findingVerdictNames)}
        {...form.field('verdict')}
      />
      <TextareaField
        label="说明"
        hint="看了什么、问了谁、为什么这样认定。不要写客户的姓名和号码。"
        {...form.field('note')}
      />
    </FormDialog>
  )
}
