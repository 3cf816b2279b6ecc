/** What lies over the conversation; one at a time. */
export type ChatSheet = 'more' | 'share' | 'leave' | 'history' | 'rating' | 'end'
