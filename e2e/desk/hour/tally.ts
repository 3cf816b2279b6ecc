/** How it went on for a customer: told a place in the queue, answered by a person, or gone by their own wish. */
export type Fate = 'waiting' | 'answered' | 'gone'

/** What is counted while the hour goes on. */
export class Tally {
  reloads = 0
  signOuts = 0
  /** How often something begun was looked for after a reload or a sign-in. */
  draftsLookedFor = 0
  /** What was not there any more, by whom and where. */
  readonly lostDrafts: string[] = []
  /** Acts that asked before they were done. */
  readonly guardedActs: string[] = []
  /** Those that were done without a yes. */
  readonly unconfirmed: string[] = []
  /** Of each customer who has come; undefined while nobody has told them anything. */
  readonly fates = new Map<string, Fate | undefined>()

  /** How many there are of each fate; `forgotten` has nobody told anything. */
  ofCustomers() {
    const fates = [...this.fates.values()]
    const countOf = (wanted: Fate | undefined) => fates.filter((fate) => fate === wanted).length
    return {
      all: fates.length,
      answered: countOf('answered'),
      waiting: countOf('waiting'),
      gone: countOf('gone'),
      forgotten: countOf(undefined),
    }
  }

  /** In one line, for whoever reads what the run printed. */
  figures(): string {
    const { all, answered, waiting, gone, forgotten } = this.ofCustomers()
    return [
      `${all} customers`,
      `${answered} answered`,
      `${waiting} at a place of the queue`,
      `${gone} gone by their own wish`,
      `${forgotten} without any of it`,
      `${this.reloads} reloads`,
      `${this.signOuts} sign-outs`,
      `${this.lostDrafts.length} of ${this.draftsLookedFor} drafts lost`,
      `${this.unconfirmed.length} of ${this.guardedActs.length} guarded acts unconfirmed`,
    ].join(', ')
  }
}
