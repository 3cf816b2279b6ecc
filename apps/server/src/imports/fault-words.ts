import { isConnectionFailure } from '../platform/database/connection-failure.ts'
import { ImportFault } from './import-fault.ts'

/** What an operator can do about it; a bug of ours is thrown on. */
export function faultWords(error: unknown): string {
  if (error instanceof ImportFault) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const words = wordsByCode[String(code)]
  if (words !== undefined) return words
  if (isConnectionFailure(error)) return 'the database cannot be reached'
  throw error
}

const wordsByCode: Readonly<Record<string, string>> = {
  '42P01': 'the database has no tables yet: start the service once',
  '53100': 'the disk of the database is full',
  '53200': 'the database has no memory left',
  '53300': 'the database has no connection left',
  '53400': 'a limit that the database is set to is reached',
  // Somebody else stored the same row in that moment, or what it belongs to is gone; tried again, it is judged by that.
  '23505': 'the data changed meanwhile',
  '23503': 'the data changed meanwhile',
}
