import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronRight } from 'lucide'
import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

interface CardHead {
  readonly title?: ReactNode
  /** Right of the title: a unit in small type, or a badge. */
  readonly aside?: ReactNode
  /** Below the title, in secondary text. */
  readonly sub?: ReactNode
  /** A plate or the state of a matter: larger than a card's title. */
  readonly isHeadline?: boolean
  /** 3 in a list that has a heading of its own. */
  readonly level?: 2 | 3
}

interface CardProps extends CardHead {
  readonly children?: ReactNode
  /** The name of a card without a title, or with one that others have too. */
  readonly label?: string
  /** Holds nothing but `NavRow`s. */
  readonly isNavList?: boolean
}

export function Card({ children, label, isNavList, ...head }: CardProps) {
  const titleId = useId()
  const className = classNames(styles.card, isNavList && styles.navList)
  const isNamed = head.title !== undefined || label !== undefined
  if (!isNamed) return <div className={className}>{children}</div>
  return (
    <section
      className={className}
      {...(label === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
    >
      {head.title !== undefined && <Head {...head} titleId={titleId} />}
      {children}
    </section>
  )
}

interface CardLinkProps extends CardHead {
  readonly href: string
  readonly children?: ReactNode
}

/** A card of a list that opens a screen. */
export function CardLink({ href, aside, children, ...head }: CardLinkProps) {
  const go = (
    <span className={styles.go}>
      {aside}
      <Icon of={ChevronRight} size="s" />
    </span>
  )
  return (
    <a className={styles.card} href={href}>
      <Head level={3} {...head} aside={go} />
      {children}
    </a>
  )
}

function Head(props: CardHead & { readonly titleId?: string }) {
  const { title, aside, sub, isHeadline, level = 2, titleId } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <div className={styles.head}>
        <Heading id={titleId} className={isHeadline ? styles.headline : styles.title}>
          {title}
        </Heading>
        {aside !== undefined && (
          <span className={typeof aside === 'string' ? styles.note : styles.mark}>{aside}</span>
        )}
      </div>
      {sub !== undefined && <p className={styles.sub}>{sub}</p>}
    </>
  )
}
