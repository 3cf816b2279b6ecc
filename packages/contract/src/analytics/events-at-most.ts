/** So many page views and clicks travel together. */
export const eventsAtMost = 20
