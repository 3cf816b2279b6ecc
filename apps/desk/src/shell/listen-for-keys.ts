import { useShortcutSetting } from './shortcut-setting.ts'
import { useShortcuts } from './shortcuts.ts'

/** How long the first of two keys is waited upon, in milliseconds. */
const patienceMs = 1500

/** Lets keys act; answers how to stop it. */
export function listenForKeys(): () => void {
  let before: { readonly key: string; readonly at: number } | undefined

  function handleKey(event: KeyboardEvent) {
    // A key that is held down is one press: nothing is done twice by it.
    if (!useShortcutSetting.getState().isOn || event.repeat || isForAnother(event)) return
    const { bound } = useShortcuts.getState()
    const started = before !== undefined && event.timeStamp - before.at < patienceMs
    const first = started ? before?.key : undefined
    const match =
      bound.findLast(({ keys: [one, two] }) => one === first && two === event.key) ??
      bound.findLast(({ keys: [one, two] }) => one === event.key && two === undefined)
    before = { key: event.key, at: event.timeStamp }
    if (match === undefined) return
    before = undefined
    event.preventDefault()
    match.run()
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
