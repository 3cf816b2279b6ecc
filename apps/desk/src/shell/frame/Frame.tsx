import { useIsOnline } from '@ecenter/client/use-is-online.ts'
import type { Me } from '@ecenter/contract/staff/desk/account.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Callout } from '../../kit/layout/Callout.tsx'
import { brandName } from '../brand.ts'
import { go, usePlace } from '../location.ts'
import { altLetterOf } from './alt-letter.ts'
import styles from './Frame.module.css'
import { meantBy } from './meant-by.ts'
import type { NavItem } from './nav-item.ts'
import { RowKeys } from './RowKeys.tsx'
import { ShortcutDialog } from './ShortcutDialog.tsx'
import { SideNav } from './SideNav.tsx'
import { useShortcutSetting } from './shortcut-setting.ts'
import { useShortcut, useShortcuts } from './shortcuts.ts'
import { TopBar } from './TopBar.tsx'
import { useUnreadTotal } from './unread.ts'

interface FrameProps {
  readonly me: Me
  readonly items: readonly NavItem[]
  readonly path: string
  readonly title: string
  /** The page fills the window and scrolls its own parts. */
  readonly isFull?: boolean | undefined
  /** At the top of every page: how one works now. */
  readonly status?: ReactNode
  readonly children: ReactNode
}

/** What stands around every page of the desk. */
export function Frame({ me, items, path, title, isFull = false, status, children }: FrameProps) {
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
      {/* First, so that a page may give these keys another meaning. */}
      <RowKeys />
      <button type="button" className={styles.skip} onClick={skip}>
        跳到页面内容
      </button>
      <div className={styles.frame}>
        <SideNav items={items} path={path} />
        <div className={classNames(styles.page, isFull && styles.full)}>
          <TopBar
            {...{ me, title, status }}
            headingRef={heading}
            onShortcuts={() => setIsListOpen(true)}
          />
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

/**
 * Who goes by keys or by ear is at the page at once; the first page leaves the focus where it is. So is who opens a
 * thing on the page of its list, where the row that had the focus has gone.
 */
function useFocusOnArrival(path: string, heading: { readonly current: HTMLElement | null }) {
  const { id } = usePlace().parameters
  const before = useRef({ path, id })
  useEffect(() => {
    const { path: from, id: of } = before.current
    before.current = { path, id }
    if (from === path && (of === id || document.activeElement !== document.body)) return
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [path, id, heading])
}

/** The title of the window, with how many things wait: seen while another window is looked at. */
function useWindowTitle(title: string): void {
  const unread = useUnreadTotal()
  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : ''
    document.title = `${count}${title} · ${brandName}工作台`
  }, [title, unread])
}

/** Over a page while there is no network. */
function OfflineNotice() {
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <Callout tone="warning" isAlert>
      网络已断开，您填写的内容还在。恢复后，没完成的请再点一次。
    </Callout>
  )
}

/** How long the first of two keys is waited upon, in milliseconds. */
const patienceMs = 1500

/** Lets keys act; answers how to stop it. */
function listenForKeys(): () => void {
  let before: { readonly key: string; readonly at: number } | undefined

  function handleKey(event: KeyboardEvent) {
    const letter = altLetterOf(event)
    if (letter !== undefined) return handleAlt(event, letter)
    // A key that is held down is one press: nothing is done twice by it.
    if (!useShortcutSetting.getState().isOn || event.repeat || isForAnother(event)) return
    const { bound } = useShortcuts.getState()
    const started = before !== undefined && event.timeStamp - before.at < patienceMs
    const first = started ? before?.key : undefined
    const match = meantBy(bound, first, event.key)
    before = { key: event.key, at: event.timeStamp }
    if (match === undefined) return
    before = undefined
    event.preventDefault()
    match.run()
  }

  /** What a letter does by itself, it does with Alt also while somebody types. */
  function handleAlt(event: KeyboardEvent, letter: string) {
    const match = meantBy(useShortcuts.getState().bound, undefined, letter)
    if (match === undefined || document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    if (!event.repeat) match.run()
  }

  addEventListener('keydown', handleKey)
  return () => removeEventListener('keydown', handleKey)
}

/** Typed into a field, pressed with a modifier of the system, or meant for an open dialog. */
function isForAnother({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true
  if (document.querySelector('dialog[open]') !== null) return true
  return target instanceof HTMLElement && target.closest(typedInto) !== null
}

const typedInto =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'
