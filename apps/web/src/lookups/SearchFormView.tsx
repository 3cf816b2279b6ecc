import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { whenThereIsTime } from '../client/page-session.ts'
import { Fields } from '../kit/fields/Fields.tsx'
import { PlateField } from '../kit/fields/PlateField.tsx'
import { later } from '../kit/overlays/later.tsx'
import { LookupFormEnd } from '../verification/LookupFormEnd.tsx'
import { SearchInput } from './SearchInput.tsx'
import type { SearchField } from './search-form.ts'
import type { useSearchForm } from './use-search-form.ts'

interface SearchFormViewProps {
  /** The form's name. */
  readonly label: string
  /** What `useSearchForm` gives. */
  readonly form: ReturnType<typeof useSearchForm>
  /** Instead of sending it at once. */
  readonly onSubmit?: (event: FormEvent) => void
  /** On the button: 查询保单. */
  readonly submitText: string
  /** Below the field of a policy number. */
  readonly numberNotice?: ReactNode
  /** Above the fields: which form, where the page has several. */
  readonly children?: ReactNode
}

const CarriedProof = later(() => import('../verification/CarriedProof.tsx'), 'CarriedProof')

/** One view for all search forms of a page. */
export function SearchFormView(props: SearchFormViewProps) {
  const { label, form, onSubmit = form.submitHere, submitText, numberNotice, children } = props
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    return whenThereIsTime(() => setIsLate(true))
  }, [])
  return (
    <>
      <form {...form.props} aria-label={label} onSubmit={onSubmit}>
        <Fields>
          {children}
          {form.shown.map((field) => (
            <div key={field.name}>
              <Input form={form} of={field} />
              {field.name === 'policyNo' && numberNotice}
            </div>
          ))}
          {/* Where there is an image code, what looks after it says the same. */}
          {form.imageCode === undefined && <CarriedProof isOpen={isLate} />}
          <LookupFormEnd form={form} code={form.imageCode}>
            {submitText}
          </LookupFormEnd>
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}

function Input({
  form,
  of,
}: {
  readonly form: SearchFormViewProps['form']
  readonly of: SearchField
}) {
  const { writing, name, label } = of
  if (writing === 'plate') return <PlateField {...form.widget(name)} label={label} />
  return (
    <SearchInput
      of={{ ...of, writing }}
      {...form.field(name)}
      ref={of === form.wanted ? takeFocus : undefined}
    />
  )
}

/** A field that the service asks for in the middle of it all is where the customer goes on. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus()
}
