import { getDotPath } from 'valibot'
import type { Texts } from './use-typed-texts.ts'

type Issues = Parameters<typeof getDotPath>[0][]

/** The first message at each field, by its path. */
export function errorsIn(issues: Issues): Texts {
  const found: Record<string, string> = {}
  for (const issue of issues) {
    const name = getDotPath(issue)
    if (name !== null) found[name] ??= issue.message
  }
  return found
}
