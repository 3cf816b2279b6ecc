import type { DeskResponseOf } from '@ecenter/contract/desk/desk-call.ts'
import {
  type LookKind,
  type listStaffLooks,
  lookKindNames,
} from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import type { ReactNode } from 'react'
import { choicesOf } from '../kit/fields/choice.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { type Filter, faultOf } from './look-filter.ts'

interface LookFilterProps {
  readonly filter: Filter
  readonly onChange: (changes: Partial<Filter>) => void
  /** Absent where nobody is chosen: unusual looks are everybody's. */
  readonly staff?: DeskResponseOf<typeof listStaffLooks>['staff']
  readonly actions?: ReactNode
}

/** Days, and whose looks of which kind. */
export function LookFilter({ filter, onChange, staff, actions }: LookFilterProps) {
  const fault = faultOf(filter)
  return (
    <Toolbar actions={actions}>
      <TextField
        type="date"
        name="from"
        label="从"
        value={filter.from}
        error={fault.from}
        onChange={(from) => onChange({ from })}
      />
      <TextField
        type="date"
        name="to"
        label="到"
        value={filter.to}
        error={fault.to}
        onChange={(to) => onChange({ to })}
      />
      {staff !== undefined && (
        <>
          <SelectField
            label="员工"
            name="staff"
            choices={[
              { value: '', label: '全部' },
              ...staff.map(({ staffId, name }) => ({ value: staffId, label: name })),
            ]}
            value={filter.staffId}
            onChange={(staffId) => onChange({ staffId })}
          />
          <SelectField<LookKind | ''>
            label="种类"
            name="kind"
            choices={[{ value: '', label: '全部' }, ...choicesOf(lookKindNames)]}
            value={filter.kind}
            onChange={(kind) => onChange({ kind })}
          />
        </>
      )}
    </Toolbar>
  )
}
