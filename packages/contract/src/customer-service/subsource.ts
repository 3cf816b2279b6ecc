import { pipe, regex, string } from 'valibot'

/**
 * The screen that a visitor came from, as its path without the slash: `claims-query`. Without seven digits
 * in a row, so that no number of a person or policy can travel as such a path.
 */
export const subsource = pipe(string(), regex(/^(?!.*\d{7})[\w-]{1,40}$/))
