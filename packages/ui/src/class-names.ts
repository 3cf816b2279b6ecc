/** Joins the classes that apply: `classNames(styles.button, isBlock && styles.block)`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
