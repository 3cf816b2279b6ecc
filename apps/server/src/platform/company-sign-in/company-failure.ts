/**
 * Why nobody comes in by what the provider said: it is `unavailable` (away, too slow, or broken), the person
 * has `cancelled` there, or what came back does not hold and is `refused`.
 */
export class CompanyFailure extends Error {
  readonly why: 'unavailable' | 'cancelled' | 'refused'
  /** For the log: words of a provider may name somebody, codes do not. */
  readonly code: string

  constructor(why: CompanyFailure['why'], code: string) {
    super(`company sign-in: ${why}`)
    this.name = 'CompanyFailure'
    this.why = why
    this.code = code
  }
}
