import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { PressButton } from '@ecenter/ui/PressButton.tsx'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import type { IconNode } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import styles from './Button.module.css'

interface ButtonLook {
  /** One filled action a form or panel: danger beside another one is outlined. */
  readonly variant?: 'primary' | 'secondary' | 'text' | 'danger' | 'outlined-danger'
  /** In a table row or a toolbar. */
  readonly isSmall?: boolean
  readonly icon?: IconNode
  /** The key that does the same, which the page binds. */
  readonly letter?: string
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Shows a spinner and takes no more presses, yet keeps the focus. */
  readonly isBusy?: boolean
}

export function Button(props: ButtonProps) {
  const { variant, isSmall, icon, letter, isBusy, children, ...rest } = props
  return (
    <PressButton
      aria-keyshortcuts={letter}
      {...rest}
      isBusy={isBusy}
      className={lookOf({ variant, isSmall })}
    >
      {isBusy ? <Spinner size="s" /> : icon && <Icon of={icon} size="s" />}
      {children}
      <KeyCap letter={letter} />
    </PressButton>
  )
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className'> {
  readonly href: string
}

/** A button's look on what is really a link: another page of the desk. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, isSmall, icon, letter, children, ...rest } = props
  return (
    <a aria-keyshortcuts={letter} {...rest} className={lookOf({ variant, isSmall })}>
      {icon && <Icon of={icon} size="s" />}
      {children}
      <KeyCap letter={letter} />
    </a>
  )
}

function KeyCap({ letter }: { readonly letter: string | undefined }) {
  return (
    letter !== undefined && (
      <span className={styles.key} aria-hidden="true">
        {letter}
      </span>
    )
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

function lookOf({
  variant = 'secondary',
  isSmall,
}: Given<Pick<ButtonLook, 'variant' | 'isSmall'>>): string {
  return classNames(styles.button, styles[variant], isSmall && styles.small)
}
