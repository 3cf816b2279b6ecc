import type { ComponentPropsWithRef, MouseEvent } from 'react'

interface PressButtonProps extends ComponentPropsWithRef<'button'> {
  readonly isBusy?: boolean | undefined
}

/** A button, in whatever look: while it is busy it takes no more presses, yet keeps the focus. */
export function PressButton({ isBusy = false, onClick, ...attributes }: PressButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...attributes}
      onClick={handleClick}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
    />
  )
}
