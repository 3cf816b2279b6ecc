import { classNames } from '@ecenter/ui/class-names.ts'
import { PressButton } from '@ecenter/ui/PressButton.tsx'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import type { ComponentPropsWithRef } from 'react'
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

export function Button({ variant, isBlock, isCompact, isBusy, children, ...rest }: ButtonProps) {
  return (
    <PressButton {...rest} isBusy={isBusy} className={lookOf({ variant, isBlock, isCompact })}>
      {isBusy && <Spinner size="s" />}
      {children}
    </PressButton>
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
