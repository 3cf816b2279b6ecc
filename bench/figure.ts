/** One row of the table: a measure of ours and what it is held against. */
export interface Figure {
  readonly what: string
  readonly ours: number
  readonly unit: string
  /** Measured in the same run; a timing says nothing without it, for machines are noisy. */
  readonly beside: readonly Beside[]
  /** Ours through that which `reach` speaks of. */
  readonly ratio?: number
  readonly reach: string
  readonly isReached: boolean
}

export interface Beside {
  readonly name: string
  readonly value: number
}

export interface Scenario {
  readonly name: string
  /** Too long for a run of all; it runs only when it is asked for. */
  readonly isLong?: true
  readonly run: () => Promise<readonly Figure[]>
}
