export const customerPath = '/customer'
/** Requests to end only-proven, of all customers. */
export const onlyProvenEndsPath = '/only-proven'
/** `#/call?phone=…`: where a telephone system leads whoever takes a call. */
export const callPath = '/call'
export const callBackPath = '/call-back'
