/** Pages that the shell itself leads to. */
export const homePath = '/'
export const accountPath = '/account'
