import { connectionWithin } from '../database/connections/connection-within.ts'
import type { Database, Db } from '../database/database.ts'
import { microBatch } from '../database/micro-batch.ts'
import type { AuditFact } from './audit-fact.ts'
import { append, beginChain, type Chain, type ChainServices } from './chain.ts'

export interface Audit {
  /** Resolves once the entry is stored. */
  record(fact: AuditFact): Promise<void>
  /**
   * Runs a transaction that leaves its traces or does nothing: what `record` was told is stored as
   * its last statement and commits with it. What is thrown inside rolls back both.
   */
  inTransaction<Result>(
    work: (transaction: Db, record: (fact: AuditFact) => void) => Promise<Result>,
  ): Promise<Result>
}

export interface AuditServices extends Pick<Database, 'db' | 'pipelined'>, ChainServices {}

/**
 * A chain is written by one writer at a time, so nobody waits for anybody: each process has one for
 * what is recorded by itself, and as many more as it ever had transactions at once.
 */
export function auditOn({ db, pipelined, ...services }: AuditServices): Audit {
  let own: Chain | undefined
  const idle: Chain[] = []

  const recordAll = microBatch(async (facts: readonly AuditFact[]) => {
    const chain = own ?? (await beginChain(pipelined.durable, services))
    // Whether a failed write reached the table is unknown, so what follows it begins a new chain.
    own = undefined
    own = await append(pipelined.durable, services, chain, facts)
    return facts.map(() => undefined)
  })

  return {
    record: recordAll,

    async inTransaction(work) {
      const ended: { chain?: Chain } = {}
      const result = await db.transaction().execute(async (transaction) => {
        const facts: AuditFact[] = []
        const given = await work(transaction, (fact) => facts.push(fact))
        if (facts.length > 0) {
          const chain = idle.pop() ?? (await beginChain(pipelined.durable, services))
          ended.chain = await append(connectionWithin(transaction), services, chain, facts)
        }
        return given
      })
      // A chain whose transaction failed is left as it is in the table, and another one is begun.
      if (ended.chain !== undefined) idle.push(ended.chain)
      return result
    },
  }
}
