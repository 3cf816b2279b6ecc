import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronLeft, House } from 'lucide'
import { useSyncExternalStore } from 'react'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  readonly title: string
  readonly onBack?: (() => void) | undefined
  /** Left out where the channel hides the way home; the title stays in the middle. */
  readonly homeHref?: string | undefined
  /** Part of what scrolls, below a header that is not ours. */
  readonly isInBody?: boolean
}

export function PageHeader({ title, onBack, homeHref, isInBody }: PageHeaderProps) {
  const isScrolled = useIsScrolled()
  const Bar = isInBody ? 'div' : 'header'
  const look = isInBody ? styles.inBody : isScrolled && styles.isScrolled
  return (
    <Bar className={classNames(styles.header, look)}>
      {onBack && (
        <button type="button" className={styles.button} aria-label="返回上一页" onClick={onBack}>
          <Icon of={ChevronLeft} size="l" />
        </button>
      )}
      <h1 className={styles.title}>{title}</h1>
      {homeHref !== undefined && (
        <a className={styles.button} href={homeHref} aria-label="回到首页">
          <Icon of={House} />
        </a>
      )}
    </Bar>
  )
}

/** True once the page has moved from its top. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(onScroll, isScrolled)
}

function onScroll(notice: () => void): () => void {
  window.addEventListener('scroll', notice, { passive: true })
  return () => window.removeEventListener('scroll', notice)
}

function isScrolled(): boolean {
  return window.scrollY > 0
}
