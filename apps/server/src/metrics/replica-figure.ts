import { Gauge, type Registry } from 'prom-client'
import type { ReplicaDb } from '../platform/database/replicas/replica-db.ts'

/** How far behind the replica is, where there is one. */
export function addReplicaFigure(registry: Registry, replica: Pick<ReplicaDb, 'lagSeconds'>): void {
  if (replica.lagSeconds() === undefined) return
  const seconds = new Gauge({
    name: 'ecenter_replica_lag_seconds',
    help: 'How far behind the replica is at most; infinite while it is away or unfit',
    registers: [registry],
    aggregator: 'max',
    collect() {
      seconds.set(replica.lagSeconds() ?? Number.NaN)
    },
  })
}
