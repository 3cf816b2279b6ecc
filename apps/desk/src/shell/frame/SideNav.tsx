import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { useEffect, useRef } from 'react'
import { brandName } from '../brand.ts'
import { hrefOf } from '../location.ts'
import { homePath } from '../shell-paths.ts'
import { type NavItem, navGroups } from './nav-item.ts'
import styles from './SideNav.module.css'
import { useUnread } from './unread.ts'

interface SideNavProps {
  readonly items: readonly NavItem[]
  readonly path: string
}

/** The pages that one's roles open, in groups; beside the page, or above it where it is narrow. */
export function SideNav({ items, path }: SideNavProps) {
  return (
    <nav className={styles.side} aria-label="主导航">
      <p className={styles.brand}>
        <b>{brandName}</b>
        <span>工作台</span>
      </p>
      <div className={styles.groups}>
        {navGroups.map((group) => (
          <NavGroup key={group} title={group} path={path} items={itemsOf(group, items)} />
        ))}
      </div>
    </nav>
  )
}

interface NavGroupProps extends SideNavProps {
  readonly title: string
}

function NavGroup({ title, items, path }: NavGroupProps) {
  if (items.length === 0) return null
  return (
    <>
      <p className={styles.group}>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <NavLink item={item} isHere={item.path === path} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What waits is counted beside its page; only the day counts what is late, in red. */
function NavLink({ item, isHere }: { readonly item: NavItem; readonly isHere: boolean }) {
  const count = useUnread((all) => all[item.path]?.count) ?? 0
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isHere && link.current !== null) bringIntoSight(link.current)
  }, [isHere])
  return (
    <a
      ref={link}
      className={styles.link}
      href={hrefOf(item.path)}
      {...(isHere && { 'aria-current': 'page' })}
    >
      <Icon of={item.icon} />
      <span className={styles.title}>{item.title}</span>
      {count > 0 && (
        <span className={classNames(styles.count, item.path === homePath && styles.late)}>
          {count}
          <span className="sr-only"> 项待处理</span>
        </span>
      )}
    </a>
  )
}

/**
 * Who is permitted much has more of them than a window is high. It is the menu that is moved: `scrollIntoView`
 * would have the next Tab begin there, past the way over the menu.
 */
function bringIntoSight(link: HTMLElement): void {
  const menu = link.closest('nav')
  if (menu === null) return
  const here = link.getBoundingClientRect()
  const sight = menu.getBoundingClientRect()
  if (here.bottom > sight.bottom) menu.scrollTop += here.bottom - sight.bottom
  if (here.top < sight.top) menu.scrollTop -= sight.top - here.top
}

function itemsOf(group: string, items: readonly NavItem[]): readonly NavItem[] {
  return items.filter((item) => item.group === group)
}
