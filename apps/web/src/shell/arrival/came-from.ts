/** The path of the screen that was left last; empty on the first one of a page. */
export const cameFrom = { path: '' }
