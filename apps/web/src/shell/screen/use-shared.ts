import { useEffect } from 'react'
import { later } from '../later.ts'
import type { Shared } from '../share-card.ts'

/** What WeChat shares, while the page shows, in place of the page. */
export function useShared({ title, desc, link }: Shared): void {
  useEffect(() => {
    void later(({ nameShared }) => nameShared({ title, desc, link }))
    return () => void later(({ nameShared }) => nameShared(undefined))
  }, [title, desc, link])
}
