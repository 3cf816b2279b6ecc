import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { PressButton } from '@ecenter/ui/PressButton.tsx'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import type { IconNode } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import styles from './Button.module.css'

interface ButtonLook {
  /** One primary action a form or panel. */
  readonly variant?: 'primary' | 'secondary' | 'text' | 'danger'
  /** In a table row or a toolbar. */
  readonly isSmall?: boolean
  readonly icon?: IconNode
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Shows a spinner and takes no more presses, yet keeps the focus. */
  readonly isBusy?: boolean
}

export function Button({ variant, isSmall, icon, isBusy, children, ...rest }: ButtonProps) {
  return (
    <PressButton {...rest} isBusy={isBusy} className={lookOf({ variant, isSmall })}>
      {isBusy ? <Spinner size="s" /> : icon && <Icon of={icon} size="s" />}
      {children}
    </PressButton>
  )
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className'> {
  readonly href: string
}

/** A button's look on what is really a link: another page of the desk. */
export function ButtonLink({ variant, isSmall, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={lookOf({ variant, isSmall })}>
      {icon && <Icon of={icon} size="s" />}
      {children}
    </a>
  )
}

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  readonly icon: IconNode
  /** Read aloud, and shown while the pointer rests on it. */
  readonly label: string
}

/** A button that is only an icon, where its place says enough: closing a dialog. */
export function IconButton({ icon, label, ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={classNames(styles.button, styles.text, styles.lone)}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} />
    </button>
  )
}

type Given<T> = { [Key in keyof T]: T[Key] | undefined }

function lookOf({ variant = 'secondary', isSmall }: Given<Omit<ButtonLook, 'icon'>>): string {
  return classNames(styles.button, styles[variant], isSmall && styles.small)
}
