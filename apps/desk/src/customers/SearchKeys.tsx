import { useEffect } from 'react'
import { type Shortcut, useListedShortcuts, useShortcut } from '../shell/frame/shortcuts.ts'
import { go } from '../shell/location.ts'
import { searchPath } from '../shell/shell-paths.ts'
import { focusOnWords } from './focus-on-words.ts'

const withControl: readonly Shortcut[] = [{ keys: ['Ctrl+K'], label: '查找客户（也可在输入时用）' }]

/** `/` and Ctrl+K lead to the search from every page. */
export function SearchKeys() {
  useShortcut({ keys: ['/'], label: '查找客户' }, openSearch)
  useListedShortcuts(withControl)
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k')
        return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      openSearch()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
  return null
}

function openSearch(): void {
  go(searchPath)
  focusOnWords()
}
