import type { ReactNode } from 'react'
import { DoorForm } from '../../lookups/SearchFormView.tsx'
import { type DoorFormOptions, useDoorForm } from '../../lookups/use-search-form.ts'
import { useRightDoor } from './use-right-form.tsx'

interface PolicyDoorFormProps<Name extends string> extends DoorFormOptions<Name> {
  /** The form's name. */
  readonly label: string
  /** Above the fields: which door. */
  readonly children: ReactNode
}

/** The form of the doors of a page; a policy number that belongs to another form leads there. */
export function PolicyDoorForm<Name extends string>(props: PolicyDoorFormProps<Name>) {
  const { label, children, ...options } = props
  const form = useDoorForm(options)
  const hasNumber = form.shown.some(({ name }) => name === 'policyNo')
  const rightDoor = useRightDoor(hasNumber ? form.field('policyNo').value : '', 'property')
  return (
    <DoorForm
      {...{ label, form, children }}
      onSubmit={rightDoor.before(form.submitHere)}
      submitText="查询保单"
      numberNotice={rightDoor.notice}
    />
  )
}
