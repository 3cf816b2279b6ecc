import type { ValueField } from '../kit/fields/FieldFrame.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'

/** Where somebody may work, as the list of staff tells. */
export interface Workplaces {
  readonly branches: readonly { readonly code: string; readonly name: string }[]
  readonly hasHeadOffice: boolean
}

interface WorkplaceFieldsProps {
  readonly workplaces: Workplaces
  readonly branch: Omit<ValueField<string>, 'label' | 'hint'>
  readonly team: Omit<ValueField<string>, 'label' | 'hint'>
}

/** Branch and team of a member of staff. */
export function WorkplaceFields({ workplaces, branch, team }: WorkplaceFieldsProps) {
  const { branches, hasHeadOffice } = workplaces
  const choices = [
    ...(hasHeadOffice ? [{ value: '', label: '总部（看全部机构）' }] : []),
    ...branches.map(({ code, name }) => ({ value: code, label: name })),
  ]
  return (
    <>
      <SelectField
        label="机构"
        hint="分公司的员工只看本机构的和不属于哪个机构的业务。"
        choices={choices}
        {...branch}
      />
      <TextField label="组" hint="选填，报表可以按组看。" {...team} />
    </>
  )
}
