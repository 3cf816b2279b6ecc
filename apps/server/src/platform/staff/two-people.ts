/** An account, and who has seen its last first password. */
export interface Acting {
  readonly id: string
  readonly openedBy?: string | undefined
  /** The same when they asked for what waits now: a later reset does not undo who could have asked for it. */
  readonly openedThen?: string | undefined
}

/** What makes one person of two accounts, as the second of them is told. */
export interface WhyNotTwo {
  readonly isSame: string
  readonly isOpenedByFirst: string
  readonly hasOpenedFirst: string
}

/**
 * Why two accounts are not two people, where two have to want something: they are one, or whoever has seen the
 * first password of the other could have come in as them. Undefined where they are two.
 */
export function whyNotTwo(second: Acting, first: Acting, words: WhyNotTwo): string | undefined {
  if (second.id === first.id) return words.isSame
  if (second.openedBy === first.id) return words.isOpenedByFirst
  if ([first.openedBy, first.openedThen].includes(second.id)) return words.hasOpenedFirst
  return undefined
}
