import { databaseFault } from '../platform/database/database-fault.ts'
import { ImportFault } from './import-fault.ts'

/** What an operator can do about it; a bug of ours is thrown on. */
export function faultWords(error: unknown): string {
  if (error instanceof ImportFault) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const words = wordsByCode[String(code)] ?? databaseFault(error)
  if (words === undefined) throw error
  return words
}

// Somebody else stored the same row in that moment, or what it belongs to is gone; tried again, it is judged by that.
const wordsByCode: Readonly<Record<string, string>> = {
  '23505': 'the data changed meanwhile',
  '23503': 'the data changed meanwhile',
}
