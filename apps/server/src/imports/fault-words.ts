import { isConnectionFailure } from '../platform/database/connection-failure.ts'
import { ImportFault } from './import-fault.ts'

/** What an operator can do about it; a bug of ours is thrown on. */
export function faultWords(error: unknown): string {
  if (error instanceof ImportFault) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '42P01') return 'the database has no tables yet: start the service once'
  if (code === '53100' || code === 'ENOSPC') return 'the disk of the database is full'
  // Somebody else stored the same row in that moment, or what it belongs to is gone; tried again, it is judged by that.
  if (code === '23505' || code === '23503') return 'the data changed meanwhile'
  if (isConnectionFailure(error)) return 'the database cannot be reached'
  throw error
}
