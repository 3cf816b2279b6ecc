/** One visitor in one browser, known by the cookie alone (specification, section 6). */
export interface Session {
  readonly id: string
  /** Public name of the session; stands in heads and image-code addresses and proves nothing. */
  readonly uuid: string
  /** Of the last hour; read along with the session, for every lookup asks for it. */
  readonly failedLookups: number
  /** Set where somebody may have proven here who they are; `sessionCustomer` tells who. */
  readonly hasCustomer?: true
  /**
   * Set where the cookie that came was replaced since, when its visitor proved something. Whoever
   * still has it may finish what was under way: it opens what was proven before, and nothing newer.
   */
  readonly cookieReplacedAt?: Date
}
