import { importKinds } from '../../domains/import-kinds.ts'

/** What a key of the core may do: one kind of row, or one direction. */
export type CoreScope = string

/**
 * Who writes contacts says which phone opens all that is somebody's, so that right is none of the others
 * and has a name that says so.
 */
export function writingScope(kind: string): CoreScope {
  return kind === 'customers' ? 'contacts:write' : `${kind}:write`
}

/** Every scope that a key can have. */
export const coreScopes: readonly CoreScope[] = [
  ...importKinds.map(({ name }) => writingScope(name)),
  'answers:write',
  'refunds:write',
  'documents:write',
  'events:read',
  'files:read',
]
