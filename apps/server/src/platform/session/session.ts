/** One visitor in one browser, known by the cookie alone (specification, section 6). */
export interface Session {
  readonly id: string
  /** Public name of the session; stands in heads and image-code addresses and proves nothing. */
  readonly uuid: string
  /** Of the last hour; read along with the session, for every lookup asks for it. */
  readonly failedLookups: number
}
