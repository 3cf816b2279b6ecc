import { describe, FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from '../buttons/Button.tsx'

interface FileButtonProps {
  /** What the chooser offers, as in the attribute of `input`: '.pdf,application/pdf'. */
  readonly accept: string
  readonly onChoose: (file: File) => void
  readonly isBusy?: boolean
  readonly hint?: ReactNode
  /** Takes the place of the hint. */
  readonly error?: string | undefined
  /** On the button: 选择保单文件. */
  readonly children: ReactNode
}

/** Opens the phone's own chooser. A file that was refused can be chosen again. */
export function FileButton(props: FileButtonProps) {
  const { accept, onChoose, isBusy = false, hint, error, children } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file !== undefined) onChoose(file)
  }

  return (
    <div>
      <input ref={input} type="file" accept={accept} hidden onChange={handleChange} />
      <Button
        isBlock
        isBusy={isBusy}
        aria-describedby={describe(id, { hint, error })['aria-describedby']}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}
