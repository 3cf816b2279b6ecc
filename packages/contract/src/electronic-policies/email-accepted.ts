import { object, string } from 'valibot'

/** The mail is stored and on its way; it is sent once, even if the mail server is down for now. */
export const emailAccepted = object({ maskedEmail: string() })
