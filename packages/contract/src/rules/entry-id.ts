import { pipe, regex, string } from 'valibot'

/**
 * Names the link or poster through which a visitor came. Short, in small letters and without seven
 * digits in a row, so that no phone, ID, policy, card or frame number can travel as such a name.
 */
export const entryId = pipe(string(), regex(/^(?!.*\d{7})[a-z\d-]{1,16}$/))
