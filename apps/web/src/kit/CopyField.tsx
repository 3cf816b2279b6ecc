import { Copy } from 'lucide'
import { type ComponentProps, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'

interface CopyFieldProps {
  readonly label: string
  readonly value: string
  readonly hint: string
  /** Takes the place of the hint once it is copied. */
  readonly copied: string
  /** Of the button. */
  readonly variant?: ComponentProps<typeof Button>['variant']
  /** On the button: 复制链接. */
  readonly children: string
}

/** Something to carry elsewhere, with a button that copies it; without a clipboard it is selected. */
export function CopyField(props: CopyFieldProps) {
  const { label, value, hint, copied, variant, children } = props
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  async function handleCopy() {
    if (field.current === null) return
    setSaid((await copyText(field.current)) ? copied : `没有复制成功，请长按${label}，选择复制。`)
  }

  return (
    <>
      <Field
        ref={field}
        label={label}
        value={value}
        readOnly
        hint={said || hint}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button isBlock {...(variant && { variant })} onClick={() => void handleCopy()}>
        <Icon of={Copy} />
        {children}
      </Button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  )
}
