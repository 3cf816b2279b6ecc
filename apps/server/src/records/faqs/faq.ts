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
