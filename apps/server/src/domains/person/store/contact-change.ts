/**
 * Where versions before wishes sealed what was asked for. The table is written and read no more, and stays as long as
 * such a version may run beside this one.
 */
export function contactChangePlace(id: string): string {
  return `contact-change/${id}`
}
