/** Hits of one counter that came together. */
export interface Hits {
  readonly key: string
  readonly size: number
  /** Ends the window that begins with the first hit. */
  readonly expiresAt: Date
}

export interface Counted {
  readonly points: number
  readonly expiresAt: Date
}

/** Where counters stand. Both stores mean the same by every word; `test/subjects/limit-cases.ts` holds them to it. */
export interface CounterStore {
  /**
   * Counts in one step, each key once; answers what each counter came to, in their order. A window that
   * ends later than one that begins now is over (`latestEnd`).
   */
  count(hits: readonly Hits[], now: Date): Promise<readonly number[]>
  /** What counters stand at; those that have not begun or have run out are left out. Who asks knows which end too late. */
  read(keys: readonly string[], now: Date): Promise<ReadonlyMap<string, Counted>>
}
