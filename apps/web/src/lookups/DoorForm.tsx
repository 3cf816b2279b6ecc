import type { FormEvent, ReactNode } from 'react'
import { Fields } from '../kit/fields/Fields.tsx'
import { PlateField } from '../kit/fields/PlateField.tsx'
import { LookupFormEnd } from '../verification/LookupFormEnd.tsx'
import { DoorInput } from './DoorInput.tsx'
import type { DoorField } from './door.ts'
import type { useDoorForm } from './use-door-form.ts'

interface DoorFormProps {
  /** The form's name. */
  readonly label: string
  /** What `useDoorForm` gives. */
  readonly form: ReturnType<typeof useDoorForm>
  /** Instead of sending it at once. */
  readonly onSubmit?: (event: FormEvent) => void
  /** On the button: 查询保单. */
  readonly submitText: string
  /** Below the field of a policy number. */
  readonly numberNotice?: ReactNode
  /** Above the fields: which door, where the page has several. */
  readonly children?: ReactNode
}

/** One form for all doors of a page. */
export function DoorForm(props: DoorFormProps) {
  const { label, form, onSubmit = form.submitHere, submitText, numberNotice, children } = props
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
          <LookupFormEnd form={form} code={form.imageCode}>
            {submitText}
          </LookupFormEnd>
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}

function Input({ form, of }: { readonly form: DoorFormProps['form']; readonly of: DoorField }) {
  const { writing, name, label } = of
  if (writing === 'plate') return <PlateField {...form.widget(name)} label={label} />
  return (
    <DoorInput
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
