import type { Report } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { ReactNode } from 'react'
import { choicesOf } from '../kit/fields/choice.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { faultOf, type Period, type PeriodName, periodNames } from './period.ts'

/** What the fields above a report hold; empty where nothing is narrowed down. */
export interface Filter {
  readonly period: PeriodName
  /** Of `own` alone. */
  readonly own: Period
  readonly staffId: string
  readonly branch: string
  readonly team: string
}

interface ReportFilterProps {
  readonly filter: Filter
  readonly onChange: (changes: Partial<Filter>) => void
  readonly choices: Pick<Report, 'staff' | 'branches' | 'teams'> | undefined
  readonly actions: ReactNode
}

/** Period, and the branches, teams or people that the report knows. */
export function ReportFilter({ filter, onChange, choices, actions }: ReportFilterProps) {
  const { period, own, staffId, branch, team } = filter
  const { staff = [], branches = [], teams = [] } = choices ?? {}
  const fault = period === 'own' ? faultOf(own) : undefined
  return (
    <Toolbar actions={actions}>
      <SelectField
        label="时间"
        name="period"
        choices={choicesOf(periodNames)}
        value={period}
        onChange={(chosen) => onChange({ period: chosen })}
      />
      {period === 'own' && (
        <>
          <TextField
            type="date"
            name="from"
            label="从"
            value={own.from}
            error={fault?.from}
            onChange={(from) => onChange({ own: { ...own, from } })}
          />
          <TextField
            type="date"
            name="to"
            label="到"
            value={own.to}
            error={fault?.to}
            onChange={(to) => onChange({ own: { ...own, to } })}
          />
        </>
      )}
      {(branches.length > 0 || branch !== '') && (
        <SelectField
          label="机构"
          name="branch"
          choices={[
            { value: '', label: '全部' },
            ...branches.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={branch}
          // Another branch has other teams and people.
          onChange={(chosen) => onChange({ branch: chosen, team: '', staffId: '' })}
        />
      )}
      {(teams.length > 0 || team !== '') && (
        <SelectField
          label="组"
          name="team"
          choices={[
            { value: '', label: '全部' },
            ...teams.map((each) => ({ value: each, label: each })),
          ]}
          value={team}
          onChange={(chosen) => onChange({ team: chosen, staffId: '' })}
        />
      )}
      {(staff.length > 0 || staffId !== '') && (
        <SelectField
          label="客服"
          name="staff"
          choices={[
            { value: '', label: '全部' },
            ...staff.map((each) => ({ value: each.staffId, label: each.name })),
          ]}
          value={staffId}
          onChange={(chosen) => onChange({ staffId: chosen })}
        />
      )}
    </Toolbar>
  )
}
