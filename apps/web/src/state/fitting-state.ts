/**
 * Takes from what was kept the fields that the initial state has, each of the same sort: a state of
 * another deployment, or of something else under the same name, must not break the page.
 */
export function fittingState<State extends object>(
  initial: State,
): (kept: unknown) => Partial<State> {
  return (kept) => {
    if (sortOf(kept) !== 'record') throw new TypeError('no state was kept')
    const fitting = Object.entries(Object(kept)).filter(
      ([field, value]) =>
        Object.hasOwn(initial, field) && sortOf(value) === sortOf(Reflect.get(initial, field)),
    )
    return Object.fromEntries(fitting) as Partial<State>
  }
}

function sortOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (value === null) return 'nothing'
  return typeof value === 'object' ? 'record' : typeof value
}
