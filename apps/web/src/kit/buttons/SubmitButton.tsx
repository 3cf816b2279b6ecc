import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

interface SubmitButtonProps {
  readonly isSending: boolean
  readonly children: ReactNode
  /** What stands on the button meanwhile: 正在查询… */
  readonly sendingText?: string
}

/** Stays enabled with an incomplete form: pressing it tells what is missing. */
export function SubmitButton({
  isSending,
  children,
  sendingText = '正在提交…',
}: SubmitButtonProps) {
  return (
    <Button type="submit" isBlock isBusy={isSending}>
      {isSending ? sendingText : children}
    </Button>
  )
}
