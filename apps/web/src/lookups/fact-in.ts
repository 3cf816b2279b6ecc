/** The form of `facts` that an address names; the first where it names none. */
export function factIn<Fact extends string>(
  facts: readonly [Fact, ...Fact[]],
  by: string | undefined,
): Fact {
  return facts.find((fact) => fact === by) ?? facts[0]
}
