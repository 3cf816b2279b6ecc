import type { Parts } from './parts.ts'
import type { LaggingDb } from './platform/database/lagging-db.ts'

/** The parts of lists and figures that may lag. `.dependency-cruiser.js` says who may name it: nothing that decides. */
export interface ListParts extends Parts {
  readonly lagging: LaggingDb
}
