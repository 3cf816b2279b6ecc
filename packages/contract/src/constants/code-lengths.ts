/** Lengths that the customer counts (specification, section 5). */
export const mobileLength = 11
export const smsCodeLength = 6
export const imageCodeLength = 4
export const frameTailLength = 6
export const idTailLength = 4
/** Of the app that a member of staff signs in with. */
export const appCodeLength = 6
