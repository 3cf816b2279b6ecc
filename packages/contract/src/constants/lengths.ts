/** Lengths that the customer counts (specification, section 5). */
export const mobileLength = 11
export const smsCodeLength = 6
export const imageCodeLength = 4
export const frameTailLength = 6
export const idTailLength = 4
/** Of the app that a member of staff signs in with. */
export const appCodeLength = 6

/** The two uses of image codes; every form takes the first, the short-link page the second. */
export const imageCodePictures = ['carPolicyQuery', 'verifypicForShortUrl'] as const
export type ImageCodePicture = (typeof imageCodePictures)[number]
