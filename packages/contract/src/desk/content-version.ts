import { type GenericSchema, number, object, optional, string } from 'valibot'

/**
 * How something that the site shows once was. Whoever wants it back takes it into the form and saves
 * it, so that nothing is ever undone behind somebody's back.
 */
export function contentVersion<State extends GenericSchema>(state: State) {
  return object({
    version: number(),
    /** `2026-11-16 08:30`; absent of what stood there before it was first changed. */
    at: optional(string()),
    /** Who saved it, by name; absent of what an import brought. */
    by: optional(string()),
    state,
  })
}
