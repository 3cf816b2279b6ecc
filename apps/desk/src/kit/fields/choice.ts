/** One of several things to choose: what it is, and what staff read. */
export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** It is shown, and cannot be chosen now. */
  readonly isOff?: boolean
}

/** Choices of a table of names, in its order. */
export function choicesOf<Value extends string>(
  names: Readonly<Record<Value, string>>,
): readonly Choice<Value>[] {
  const entries = Object.entries<string>(names) as [Value, string][]
  return entries.map(([value, label]) => ({ value, label }))
}
