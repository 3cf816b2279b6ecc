import { giveCase, listCaseHandlers } from '@ecenter/contract/appeals/desk/case-work.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import type { CaseDialogProps } from './case-dialog.ts'

/** Gives a case to a colleague; what each has to do stands beside their name. */
export function GiveCaseDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version } = appeal
  const query = useDeskQuery(listCaseHandlers, { caseId })
  const form = useDeskForm(giveCase, {
    initial: { staffId: '', words: '' },
    optional: ['words'],
    fixed: { caseId, version },
    draft: `give-case/${caseId}`,
    reread: onChanged,
    onAnswer: ({ handlerName }) => onDone(`已分给${handlerName}，期限照旧。`),
  })
  return (
    <FormDialog
      title="分给同事"
      action="分给这位同事"
      form={form}
      isHeld={query.value === undefined}
      onClose={onClose}
    >
      {/* An empty list would seem to say that there is no colleague. */}
      <Loaded query={query} lines={2}>
        {({ handlers }) => (
          <SelectField
            label="分给"
            none="请选择"
            hint="手上少的排在前面。分派不改变期限。"
            choices={handlers.map(({ staffId, name, open, late, isSelf }) => ({
              value: staffId,
              label: `${isSelf ? '我' : name}，在办 ${open} 件${late === 0 ? '' : `，超期 ${late} 件`}`,
            }))}
            {...form.field('staffId')}
          />
        )}
      </Loaded>
      <TextareaField
        label="交接说明（选填）"
        hint="客户看不到。最多 200 个字。"
        rows={3}
        {...form.field('words')}
      />
    </FormDialog>
  )
}
