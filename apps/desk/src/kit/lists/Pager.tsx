import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect } from 'react'
import { Button } from '../buttons/Button.tsx'
import styles from './Pager.module.css'

interface PagerProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/**
 * One page back, one on, and where one is. A list of one page has none. A list that grew shorter is looked at from its
 * last page: behind it there seems to be nothing at all.
 */
export function Pager({ page, pages, onPage }: PagerProps) {
  const last = Math.max(1, pages)
  useEffect(() => {
    if (page > last) onPage(last)
  }, [page, last, onPage])
  if (pages <= 1) return null
  return (
    <nav className={styles.pager} aria-label="翻页">
      <Button isSmall icon={ChevronLeft} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        上一页
      </Button>
      <span className="num" aria-live="polite">
        第 {page} / {pages} 页
      </span>
      <Button isSmall icon={ChevronRight} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        下一页
      </Button>
    </nav>
  )
}
