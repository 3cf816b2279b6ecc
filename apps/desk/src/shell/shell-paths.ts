/** Pages that the shell itself leads to. */
export const homePath = '/'
export const accountPath = '/account'
export const searchPath = '/search'

/** What staff take in for a customer, who is named where they were found; their lists lead there too. */
export const caseIntakePath = '/case-intake'
export const reportIntakePath = '/report-intake'
export const leadIntakePath = '/lead-intake'
export const linkIntakePath = '/link-intake'
export const documentAskPath = '/ask-document'

/** What one asked customers to send in. */
export const documentRequestsPath = '/document-requests'

/** Events that the core did not take; an order leads there too. */
export const deadEventsPath = '/core-events'
/** One claim by its id; several features lead to it. */
export const claimsPath = '/claims'
/** `?customer=…` or `?look=…`: who looked at one customer. */
export const looksPath = '/looks'
/** `?kind=…&id=…`: from a thing to whom it is of. */
export const customerOfPath = '/customer-of'
