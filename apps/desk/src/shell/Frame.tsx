import type { Me } from '@ecenter/contract/staff/desk/account.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../kit/class-names.ts'
import styles from './Frame.module.css'
import { listenForKeys } from './listen-for-keys.ts'
import { go } from './location.ts'
import type { NavItem } from './nav-item.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ShortcutDialog } from './ShortcutDialog.tsx'
import { SideNav } from './SideNav.tsx'
import { useShortcut } from './shortcuts.ts'
import { TopBar } from './TopBar.tsx'
import { useWindowTitle } from './use-window-title.ts'

interface FrameProps {
  readonly me: Me
  readonly items: readonly NavItem[]
  readonly path: string
  readonly title: string
  /** The page fills the window and scrolls its own parts. */
  readonly isFull?: boolean | undefined
  readonly children: ReactNode
}

/** What stands around every page of the desk. */
export function Frame({ me, items, path, title, isFull = false, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isListOpen, setIsListOpen] = useState(false)
  useWindowTitle(title)
  useFocusOnArrival(path, heading)
  useEffect(listenForKeys, [])
  useShortcut({ keys: ['?'], label: '显示快捷键' }, () => setIsListOpen(true))

  function skip() {
    heading.current?.focus()
  }

  return (
    <div className={styles.desk}>
      <button type="button" className={styles.skip} onClick={skip}>
        跳到页面内容
      </button>
      <div className={styles.frame}>
        <SideNav items={items} path={path} />
        <div className={classNames(styles.page, isFull && styles.full)}>
          <TopBar {...{ me, title }} headingRef={heading} onShortcuts={() => setIsListOpen(true)} />
          <OfflineNotice />
          <main className={styles.main}>{children}</main>
        </div>
      </div>
      {items.map((item) => (
        <WayByKeys key={item.path} item={item} />
      ))}
      {isListOpen && <ShortcutDialog onClose={() => setIsListOpen(false)} />}
    </div>
  )
}

function WayByKeys({ item: { path, title, letter } }: { readonly item: NavItem }) {
  useShortcut({ keys: ['g', letter], label: `打开“${title}”` }, () => go(path))
  return null
}

/** Who goes by keys or by ear is at the page at once; the first page leaves the focus where it is. */
function useFocusOnArrival(path: string, heading: { readonly current: HTMLElement | null }) {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [path, heading])
}
