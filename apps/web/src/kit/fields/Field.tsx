import { describe } from '@ecenter/ui/FieldNote.tsx'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { CircleX } from 'lucide'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { typeInto } from './type-into.ts'

export interface FieldProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'className' | 'children'> {
  readonly prefix?: ReactNode
  /** After the text: a `CountdownButton`, a `CodePicture`. Takes the place of the clear button. */
  readonly trailing?: ReactNode
  /** In elder mode the trailing part takes a line of its own. */
  readonly isWrapping?: boolean
}

/** One line of text with its label. Controlled, uncontrolled or by `register`: it keeps no state. */
export function Field(props: FieldProps) {
  const { label, aside, hint, error, prefix, trailing, isWrapping, ...attributes } = props
  const ownId = useId()
  const id = attributes.id ?? ownId
  const canClear = trailing === undefined && !attributes.readOnly && !attributes.disabled
  return (
    <FieldFrame {...{ id, label, aside, hint, error, isWrapping }}>
      {prefix}
      {/* The blank placeholder lets CSS tell an empty input from a filled one. */}
      <input
        placeholder=" "
        autoComplete="off"
        {...attributes}
        {...describe(id, { aside, hint, error })}
        id={id}
        className={styles.input}
      />
      {canClear && <ClearButton label={label} />}
      {trailing}
    </FieldFrame>
  )
}

function ClearButton({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={`清空${label}`}
      onMouseDown={keepFocus}
      onClick={clearInput}
    >
      <Icon of={CircleX} />
    </button>
  )
}

/** Otherwise the input loses the focus, and the button hides before it is pressed. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

function clearInput(event: MouseEvent) {
  const input = event.currentTarget.previousElementSibling
  if (!(input instanceof HTMLInputElement)) return
  typeInto(input, '')
  input.focus()
}
