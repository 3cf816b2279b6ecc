type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'code'>

/**
 * The letter or digit that is pressed with Alt alone, by its place on the keyboard: what it types may be another
 * character. With Control it is AltGr, which types.
 */
export function altLetterOf(pressed: Key): string | undefined {
  const { altKey, ctrlKey, metaKey, isComposing, code } = pressed
  if (!altKey || ctrlKey || metaKey || isComposing) return undefined
  return /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase()
}

/** How a key is shown that is pressed while somebody types. */
export function altChord(letter: string): string {
  return `Alt+${letter.toUpperCase()}`
}
