export const leadsPath = '/leads'
export const leadPath = '/lead'

/** What colleagues take and customers leave shows on every other desk within this. */
export const moveMs = 15_000
