interface FormFacts {
  /** Optional fields, left out of the request while empty. */
  readonly optional?: readonly string[] | undefined
  /** Facts that no field holds: a chosen purpose, which case. */
  readonly fixed?: object | undefined
}

/** What a form asks, by what its fields hold. */
export function requestOf(
  values: Readonly<Record<string, unknown>>,
  { optional = [], fixed }: FormFacts,
): Record<string, unknown> {
  const filled = Object.entries(values).filter(
    ([name, value]) => (value !== '' && value !== undefined) || !optional.includes(name),
  )
  return { ...Object.fromEntries(filled), ...fixed }
}
