export const casesPath = '/cases'
export const casePath = '/case'

/** What staff do shows on every other desk within this, and what customers ask for too. */
export const moveMs = 15_000
