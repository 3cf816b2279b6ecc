import { type InferOutput, number, object, string } from 'valibot'

/** Where the code went, and how long the customer waits and has. */
export const codeSent = object({
  maskedMobile: string(),
  resendAfterSeconds: number(),
  expiresInSeconds: number(),
})
export type CodeSent = InferOutput<typeof codeSent>
