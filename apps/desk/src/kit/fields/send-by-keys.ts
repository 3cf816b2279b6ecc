type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'repeat' | 'preventDefault'
>

/** Control and Enter sends from every field, as Enter does from those of one line. */
export function sendByKeys(event: Key, send: () => void): void {
  const { key, ctrlKey, metaKey, isComposing, repeat } = event
  // An input method takes Enter for itself while it composes a word.
  if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing) return
  // Before the browser sends by itself, which it would do also of a key that is held down.
  event.preventDefault()
  if (!repeat) send()
}
