import { pipe, regex, string } from 'valibot'

/** The end of a promoter's link: eight letters and digits, none that is taken for another. */
export const promoterCode = pipe(string(), regex(/^[2-9A-HJ-NP-Za-hjkmnp-z]{8}$/, '推广链接有误'))
