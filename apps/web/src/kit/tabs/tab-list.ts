import type { KeyboardEvent } from 'react'
import { nextTab } from './next-tab.ts'

/** Of a tab: one stop for the Tab key; from there the arrows. */
export function tabState(isSelected: boolean) {
  return { role: 'tab', 'aria-selected': isSelected, tabIndex: isSelected ? 0 : -1 }
}

/** Of a row of tabs: an arrow key leads to the next one. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLElement)) return
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const next = nextTab(key, tabs.indexOf(target), tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}
