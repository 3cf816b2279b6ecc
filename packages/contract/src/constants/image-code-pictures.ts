/** The two uses of image codes; every form takes the first, the short-link page the second. */
export const imageCodePictures = ['carPolicyQuery', 'verifypicForShortUrl'] as const
export type ImageCodePicture = (typeof imageCodePictures)[number]
