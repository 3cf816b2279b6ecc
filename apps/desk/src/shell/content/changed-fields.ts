/** Whether something stands in the form that is not what it was opened with. */
export function isChanged<Name extends PropertyKey>(
  names: readonly Name[],
  now: { readonly [Key in Name]?: unknown },
  opened: { readonly [Key in Name]?: unknown },
): boolean {
  return names.some((name) => JSON.stringify(now[name]) !== JSON.stringify(opened[name]))
}
