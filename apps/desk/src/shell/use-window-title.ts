import { useEffect } from 'react'
import { brandName } from './brand.ts'
import { useUnreadTotal } from './unread.ts'

/** The title of the window, with how many things wait: seen while another window is looked at. */
export function useWindowTitle(title: string): void {
  const unread = useUnreadTotal()
  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : ''
    document.title = `${count}${title} · ${brandName}工作台`
  }, [title, unread])
}
