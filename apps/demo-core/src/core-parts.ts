import type { Books } from './books.ts'
import type { ServiceApi } from './service-api.ts'
import type { KeptState } from './state-file.ts'

/** What this core is made of. */
export interface CoreParts {
  readonly state: KeptState
  readonly books: Books
  readonly api: ServiceApi
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** From 0 up to 1: in which order rows are shuffled. */
  readonly random: () => number
}
