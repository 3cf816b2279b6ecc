import { useEffect, useRef } from 'react'
import { type Shortcut, useListedShortcuts } from '../shell/shortcuts.ts'

const toList: readonly Shortcut[] = [
  { keys: ['Alt+↑'], label: '上一个打开的会话' },
  { keys: ['Alt+↓'], label: '下一个打开的会话' },
]

/** Alt and an arrow up or down act wherever the focus is, also while somebody types. */
export function useAltArrows(act: (step: 1 | -1) => void): void {
  useListedShortcuts(toList)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      latest.current(event.key === 'ArrowDown' ? 1 : -1)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}
