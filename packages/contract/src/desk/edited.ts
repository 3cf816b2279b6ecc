import { object, optional, pipe, string, uuid } from 'valibot'
import { version } from '../rules/version.ts'

/** What is edited, and the version that the edit began from: a save of another one is refused. Absent of something new. */
export const edited = optional(object({ id: pipe(string(), uuid()), version }))
