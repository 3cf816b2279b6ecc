import { constants, getPriority, setPriority } from 'node:os'

/** Lets all others on this machine go first; alone it is as fast as ever. */
export function goLast(): void {
  const { PRIORITY_BELOW_NORMAL: last } = constants.priority
  if (getPriority() < last) setPriority(last)
}
