import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import type { ReactNode } from 'react'
import { choicesOf } from '../kit/fields/choice.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import type { Filter } from './promoter-filter.ts'

interface PromoterFilterProps {
  readonly filter: Filter
  readonly onChange: (changes: Partial<Filter>) => void
  readonly actions: ReactNode
}

export function PromoterFilter({ filter, onChange, actions }: PromoterFilterProps) {
  return (
    <Toolbar actions={actions}>
      <TextField
        type="search"
        name="search"
        label="搜索"
        placeholder="姓名、机构、完整手机号"
        maxLength={40}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <TextField
        type="search"
        name="employeeNo"
        label="工号"
        maxLength={20}
        value={filter.employeeNo}
        onChange={(employeeNo) => onChange({ employeeNo })}
      />
      <SelectField<Filter['product']>
        label="产品"
        name="product"
        choices={[{ value: 'all', label: '全部' }, ...choicesOf(productNames)]}
        value={filter.product}
        onChange={(product) => onChange({ product })}
      />
      <TextField
        type="date"
        name="from"
        label="申请日期从"
        max={filter.to}
        value={filter.from}
        onChange={(from) => onChange({ from })}
      />
      <TextField
        type="date"
        name="to"
        label="到"
        min={filter.from}
        value={filter.to}
        onChange={(to) => onChange({ to })}
      />
    </Toolbar>
  )
}
