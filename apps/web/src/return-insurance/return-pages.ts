const path = '/return-insurance'

export const formHref = `#${path}`

/** What came of the form, a step further in the history. */
export const filedPath = `${path}?filed=1`
