import type { ReplicaDb } from '../platform/database/replicas/replica-db.ts'
import type { Services } from './services.ts'

/** The services of lists and figures that may lag. `.dependency-cruiser.js` says who may name it: nothing that decides. */
export interface ListServices extends Services {
  readonly replica: ReplicaDb
}
