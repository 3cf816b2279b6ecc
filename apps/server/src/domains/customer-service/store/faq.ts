/** A question that customers ask, and the insurer's answer to it. */
export interface Faq {
  /** Stays the same when question or answer are worded anew. */
  readonly id: string
  readonly question: string
  /** Other ways in which people ask it; they are searched and never shown. */
  readonly variants: readonly string[]
  /** Plain text; `{hotline}` and `{brand}` stand for those of the insurer. */
  readonly answer: string
  readonly links: readonly FaqLink[]
}

/** A screen of this site where what was asked about can be done. */
export interface FaqLink {
  readonly title: string
  readonly href: `#/${string}`
}

/** A question as it is kept, shown or not. */
export interface KeptFaq extends Faq {
  /** What it is about, in words: 交强险和商业险. */
  readonly topic: string
  /** Lower ones come first. */
  readonly place: number
  readonly isShown: boolean
  /** Counts up with every change. */
  readonly version: number
}
