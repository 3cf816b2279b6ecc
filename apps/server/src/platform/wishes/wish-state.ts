/** `replaced` is a wish whose customer asked for something else in its place. */
export type WishState = 'asked' | 'answered' | 'refused' | 'replaced'

/** What the core says to a wish. */
export type CoreAnswer = 'accepted' | 'refused'

/** What an answer does to a wish. */
export type AfterAnswer =
  | { readonly kind: 'ends'; readonly state: 'answered' | 'refused' }
  /** The same was said before. */
  | { readonly kind: 'stands' }
  /** Something else was said before, and holds. */
  | { readonly kind: 'contradicts' }

export function afterAnswer(state: WishState, answer: CoreAnswer): AfterAnswer {
  const said = answer === 'accepted' ? 'answered' : 'refused'
  switch (state) {
    case 'asked':
    case 'replaced':
      return { kind: 'ends', state: said }
    case 'answered':
    case 'refused':
      return state === said ? { kind: 'stands' } : { kind: 'contradicts' }
  }
}

export type WishStatus = WishState | 'overdue'

/** Overdue is no state of its own: it follows from the promise, and an answer ends it like any open wish. */
export function statusOf(
  { state, dueAt }: { readonly state: WishState; readonly dueAt: Date },
  now: Date,
): WishStatus {
  return state === 'asked' && dueAt <= now ? 'overdue' : state
}
