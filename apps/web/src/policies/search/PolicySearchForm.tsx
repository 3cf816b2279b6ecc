import type { ReactNode } from 'react'
import { SearchFormView } from '../../lookups/SearchFormView.tsx'
import { type SearchFormOptions, useSearchForm } from '../../lookups/use-search-form.ts'
import { useRightForm } from './use-right-form.tsx'

interface PolicySearchFormProps<Name extends string> extends SearchFormOptions<Name> {
  /** The form's name. */
  readonly label: string
  /** Above the fields: which form. */
  readonly children: ReactNode
}

/** The search forms of a page; a policy number that belongs to another form leads there. */
export function PolicySearchForm<Name extends string>(props: PolicySearchFormProps<Name>) {
  const { label, children, ...options } = props
  const form = useSearchForm(options)
  const hasNumber = form.shown.some(({ name }) => name === 'policyNo')
  const rightForm = useRightForm(hasNumber ? form.field('policyNo').value : '', 'property')
  return (
    <SearchFormView
      {...{ label, form, children }}
      onSubmit={rightForm.before(form.submitHere)}
      submitText="查询保单"
      numberNotice={rightForm.notice}
    />
  )
}
