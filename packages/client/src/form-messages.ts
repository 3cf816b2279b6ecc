import type { BaseIssue } from 'valibot'

/** What is wrong, by field; of a field that has parts also by the path into it: `questions.2.title`. */
export type Messages = Readonly<Record<string, string>>

/** The first message at each part that is wrong, by the path to it. */
export function messagesIn(issues: readonly BaseIssue<unknown>[]): Messages {
  const found: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.path?.map(({ key }) => key).join('.')
    if (path === undefined) continue
    found[path] ??= issue.message
  }
  return found
}

/** Messages also at the field that each path leads into: one of them is on the screen. */
export function alsoAtFields(messages: Messages): Messages {
  const found: Record<string, string> = {}
  for (const [path, message] of Object.entries(messages)) {
    found[path] ??= message
    found[fieldIn(path)] ??= message
  }
  return found
}

/** Those of other fields. */
export function withoutField(messages: Messages, name: string): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([path]) => fieldIn(path) !== name))
}

/** At the parts of a field, by their path in it: `2.title` of the questions. */
export function messagesUnder(messages: Messages, name: string): Messages {
  const start = `${name}.`
  return Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) =>
      path.startsWith(start) ? [[path.slice(start.length), message]] : [],
    ),
  )
}

/** What stands at a path: the title of a question at `questions.2.title`. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => Object(part)[name], values)
}

/** The field that a path leads into. */
export function fieldIn(path: string): string {
  const [name = path] = path.split('.')
  return name
}
