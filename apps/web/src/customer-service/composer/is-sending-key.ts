type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing'>

/**
 * Whether a key sends what is written. On a keyboard of glass Enter begins a new line, as in other
 * messengers, and an input method takes it to choose a word.
 */
export function isSendingKey({ key, shiftKey, isComposing }: Key, isGlass = hasGlass()): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && !isGlass
}

function hasGlass(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
