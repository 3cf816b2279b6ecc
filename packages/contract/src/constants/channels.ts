/** The channel number a request carries when its page was opened without one. */
export const defaultChannelNo = '2'
