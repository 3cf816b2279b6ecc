import { Icon } from '@ecenter/ui/Icon.tsx'
import { Copy } from 'lucide'
import { type ComponentProps, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Field } from './Field.tsx'

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

/** Copies what a field holds; false where the browser allows it in no way, then it stands selected. */
async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Missing on plain http and in old web views, and some refuse it.
    field.focus()
    field.setSelectionRange(0, field.value.length)
    return document.execCommand('copy')
  }
}
