/** Pages that the shell itself leads to. */
export const homePath = '/'
export const accountPath = '/account'

/** One claim by its id; several features lead to it. */
export const claimsPath = '/claims'
