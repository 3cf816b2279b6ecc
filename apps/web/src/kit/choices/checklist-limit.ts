/**
 * What stays chosen when a row is pressed. `chosen` is in the order in which it was chosen, so that
 * beyond the maximum the newest is dropped (specification, section 5), also when a row that was pressed
 * before is in the way.
 */
export function afterPress<Value>(
  chosen: readonly Value[],
  pressed: Value,
  max = Number.POSITIVE_INFINITY,
): readonly Value[] {
  const others = chosen.filter((value) => value !== pressed)
  const wanted = others.length < chosen.length ? others : [...chosen, pressed]
  return wanted.slice(0, max)
}
