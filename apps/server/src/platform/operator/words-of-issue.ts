import type { BaseIssue } from 'valibot'

/**
 * Why a value does not fit, in words for an operator. A rule without words of its own speaks in those of valibot, which
 * quote the value: it may be a secret, and is never repeated.
 */
export function wordsOfIssue({ message, type, expected }: BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message
  if (expected === 'never') return 'is not known here'
  const choices = choicesIn(expected ?? '')
  if (choices.length > 1) return `is none of ${choices.join(', ')}`
  if (choices.length === 1) return `is not ${choices[0]}`
  return wordsByType[type] ?? `is not as it has to be: ${boundIn(type, expected ?? '')}`
}

const wordsByType: Readonly<Record<string, string>> = {
  string: 'is no text',
  number: 'is no number',
  boolean: 'is neither true nor false',
  array: 'is no list',
  object: 'is no object',
  strict_object: 'is no object',
}

/** `("a" | "b")` are two, `"a"` is one. */
function choicesIn(expected: string): string[] {
  return [...expected.matchAll(/"([^"]*)"/g)].map(([, choice = '']) => choice)
}

/** `<=100` of a length or a value. */
function boundIn(type: string, expected: string): string {
  return type.endsWith('_length') ? `length ${expected}` : expected
}
