import {
  caseCauseNames,
  caseChannelNames,
  caseProductNames,
} from '@ecenter/contract/appeals/case-facts.ts'
import { listCaseHandlers } from '@ecenter/contract/appeals/desk/case-work.ts'
import type { ReactNode } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Checkbox } from '../kit/fields/CheckboxGroup.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { kindNames } from './case-words.ts'
import type { useCaseFilter } from './use-case-filter.ts'

interface CaseFilterBarProps {
  readonly list: ReturnType<typeof useCaseFilter>
  /** Of open cases; the one that is chosen stays among them. */
  readonly areas: readonly { readonly code: string; readonly name: string }[]
  readonly mine: number | undefined
  readonly actions: ReactNode
}

const all = { value: '', label: '全部' }

/** Conditions of the registry; each that is set can be taken out again. */
export function CaseFilterBar({ list, areas, mine, actions }: CaseFilterBarProps) {
  const { filter, isMine, choose } = list
  const handlers = useDeskQuery(listCaseHandlers, {}).value?.handlers ?? []
  return (
    <Toolbar actions={actions}>
      <SelectField
        label="类型"
        name="kind"
        choices={[all, ...choicesOf(kindNames)]}
        value={filter.kind ?? ''}
        onChange={(kind) => choose({ kind })}
      />
      <SelectField
        label="来源"
        name="channel"
        choices={[all, ...choicesOf(caseChannelNames)]}
        value={filter.channel ?? ''}
        onChange={(channel) => choose({ channel })}
      />
      <SelectField
        label="原因"
        name="cause"
        choices={[all, ...choicesOf(caseCauseNames)]}
        value={filter.cause ?? ''}
        onChange={(cause) => choose({ cause })}
      />
      <SelectField
        label="产品"
        name="product"
        choices={[all, ...choicesOf(caseProductNames)]}
        value={filter.product ?? ''}
        onChange={(product) => choose({ product })}
      />
      <SelectField
        label="机构"
        name="areaCode"
        choices={[all, ...areas.map(({ code, name }) => ({ value: code, label: name }))]}
        value={filter.areaCode ?? ''}
        onChange={(areaCode) => choose({ areaCode })}
      />
      <SelectField
        label="办理人"
        name="handlerId"
        choices={[all, ...handlers.map(({ staffId, name }) => ({ value: staffId, label: name }))]}
        value={filter.handlerId ?? ''}
        onChange={(handlerId) => choose({ handlerId })}
      />
      <Checkbox
        label="只看迟过的"
        name="late"
        value={filter.late === 'yes'}
        onChange={(isLate) => choose({ late: isLate ? 'yes' : undefined })}
      />
      <Checkbox
        label={`只看我办理的（${mine ?? '—'}）`}
        name="isMine"
        value={isMine}
        onChange={(isWanted) => choose({ mine: isWanted ? '1' : undefined })}
      />
    </Toolbar>
  )
}
