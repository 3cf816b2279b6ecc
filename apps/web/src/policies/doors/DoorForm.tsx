import type { ReactNode } from 'react'
import { Fields } from '../../kit/Fields.tsx'
import { LookupFormEnd } from '../../verification/LookupFormEnd.tsx'
import { DoorInput } from './DoorInput.tsx'
import { type DoorFormOptions, useDoorForm } from './use-door-form.ts'
import { useRightDoor } from './use-right-door.tsx'

interface DoorFormProps<Name extends string> extends DoorFormOptions<Name> {
  /** The form's name. */
  readonly label: string
  /** Above the fields: which door. */
  readonly children: ReactNode
}

/** One form for all doors of a page. */
export function DoorForm<Name extends string>(props: DoorFormProps<Name>) {
  const { label, children, ...options } = props
  const form = useDoorForm(options)
  const number = form.shown.find(({ name }) => name === 'policyNo')
  const typedNo = number === undefined ? '' : form.field(number.name).value
  const rightDoor = useRightDoor(typedNo, 'property')

  return (
    <>
      <form
        {...form.props}
        aria-label={label}
        onSubmit={rightDoor.before((event) => {
          form.noteAsked()
          form.props.onSubmit(event)
        })}
      >
        <Fields>
          {children}
          {form.shown.map((field) => (
            <div key={field.name}>
              <DoorInput
                of={field}
                {...form.field(field.name)}
                ref={field === form.wanted ? takeFocus : undefined}
              />
              {field === number && rightDoor.notice}
            </div>
          ))}
          <LookupFormEnd form={form} code={form.field('verificationCode')}>
            查询保单
          </LookupFormEnd>
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}

/** A field that the service asks for in the middle of it all is where the customer goes on. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus()
}
