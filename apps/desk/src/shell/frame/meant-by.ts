import type { Shortcut } from './shortcuts.ts'

/** What a key does after the one that was pressed a moment before; what is bound last has it. */
export function meantBy<Each extends Pick<Shortcut, 'keys'>>(
  bound: readonly Each[],
  before: string | undefined,
  key: string,
): Each | undefined {
  const isSecond = bound.some(({ keys: [one, two] }) => one === before && two !== undefined)
  // Whoever wants a page that they have not got wants nothing of what the letter does by itself.
  return isSecond
    ? bound.findLast(({ keys: [one, two] }) => one === before && two === key)
    : bound.findLast(({ keys: [one, two] }) => one === key && two === undefined)
}
