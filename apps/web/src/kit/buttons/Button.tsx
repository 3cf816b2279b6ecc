import { classNames } from '@ecenter/ui/class-names.ts'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import styles from './Button.module.css'

interface ButtonLook {
  /** One primary action a screen; `icon` is the small action of an action bar, icon above word. */
  readonly variant?: 'primary' | 'secondary' | 'soft' | 'text' | 'danger' | 'icon'
  readonly isBlock?: boolean
  /** Touch height instead of control height. */
  readonly isCompact?: boolean
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Shows a spinner and takes no more presses, yet keeps the focus. */
  readonly isBusy?: boolean
}

export function Button({ variant, isBlock, isCompact, isBusy = false, ...rest }: ButtonProps) {
  const { children, onClick, ...attributes } = rest

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...attributes}
      className={lookOf({ variant, isBlock, isCompact })}
      onClick={handleClick}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {isBusy && <Spinner size="s" />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className'> {
  readonly href: string
}

/** A button's look on what is really a link: another screen, a telephone number. */
export function ButtonLink({ variant, isBlock, isCompact, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={lookOf({ variant, isBlock, isCompact })} />
}

type Given<T> = { [Key in keyof T]: T[Key] | undefined }

function lookOf({ variant = 'primary', isBlock, isCompact }: Given<ButtonLook>): string {
  return classNames(
    styles.button,
    styles[variant],
    isBlock && styles.block,
    isCompact && styles.compact,
  )
}
