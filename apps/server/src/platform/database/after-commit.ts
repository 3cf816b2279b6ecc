import {
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
} from 'kysely'
import { type Layout, LayoutAdapter } from './layout.ts'
import type { Tables } from './tables.ts'

/** What waits for the end of the transaction that a connection is in. */
const waiting = new WeakMap<DatabaseConnection, (() => void)[]>()

/** Does it once the transaction has been committed, and never where it was undone; at once outside of one. */
export async function afterCommit(db: Kysely<Tables>, act: () => void): Promise<void> {
  if (!db.isTransaction) return act()
  await db.getExecutor().provideConnection(async (connection) => {
    waiting.set(connection, [...(waiting.get(connection) ?? []), act])
  })
}

/** PostgreSQL whose transactions can be waited for, and that knows how it lies. */
export class CommittingDialect extends PostgresDialect {
  readonly #pool: PostgresPool
  readonly #layout: Layout

  constructor(pool: PostgresPool, layout: Layout) {
    super({ pool })
    this.#pool = pool
    this.#layout = layout
  }

  override createAdapter(): DialectAdapter {
    return new LayoutAdapter(this.#layout)
  }

  override createDriver(): Driver {
    return new CommittingDriver({ pool: this.#pool })
  }
}

class CommittingDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const acts = take(connection)
    await super.commitTransaction(connection)
    for (const act of acts) act()
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    take(connection)
    await super.rollbackTransaction(connection)
  }
}

function take(connection: DatabaseConnection): readonly (() => void)[] {
  const acts = waiting.get(connection) ?? []
  waiting.delete(connection)
  return acts
}
