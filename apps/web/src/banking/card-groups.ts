const groupLength = 4

/** A card's number as it stands on the card: in groups of four. */
export function cardGroups(number: string): string {
  return number.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** What was typed, without what only sets it apart. */
export function cardText(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '')
}

/** Where the caret stands among the groups: behind the same digit as in what was typed. */
export function caretAfter(typed: string, caret: number): number {
  const digits = cardText(typed.slice(0, caret)).length
  return digits + Math.max(0, Math.ceil(digits / groupLength) - 1)
}
