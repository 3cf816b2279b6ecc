import { type GenericSchema, literal, object } from 'valibot'
import { byKind } from '../rules/by-kind.ts'

/**
 * What became of a save. Where somebody else saved the same meanwhile nothing is changed, and theirs
 * comes back, so that the page can show both.
 */
export function saved<Kept extends GenericSchema>(kept: Kept) {
  return byKind([
    object({ kind: literal('saved'), kept }),
    object({ kind: literal('changed-meanwhile'), theirs: kept }),
  ])
}
