import type { BaseIssue } from 'valibot'
import type { Texts } from './use-typed-texts.ts'

/** The first message at each field, by its path. */
export function errorsIn(issues: readonly BaseIssue<unknown>[]): Texts {
  const found: Record<string, string> = {}
  for (const { path, message } of issues) {
    if (path) found[path.map(({ key }) => key).join('.')] ??= message
  }
  return found
}
