const path = '/car-purchase'

export const formHref = `#${path}`

/** What came of the form, a step further in the history. */
export const leftPath = `${path}?left=1`
