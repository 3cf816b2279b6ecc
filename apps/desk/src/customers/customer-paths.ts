export const searchPath = '/search'
export const customerPath = '/customer'
/** `#/call?phone=…`: where a telephone system leads whoever takes a call. */
export const callPath = '/call'
export const callBackPath = '/call-back'
