import { codeSent } from '@ecenter/contract/verification/code.ts'
import { type InferOutput, number, object, optional, parse, record, string } from 'valibot'
import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

const sentCode = object({
  ...codeSent.entries,
  /** In milliseconds since 1970. */
  sentAt: number(),
  /** The form whose sheet asks for it, until that is closed. */
  openIn: optional(string()),
})
type SentCode = InferOutput<typeof sentCode>
const sentCodes = record(string(), sentCode)

/**
 * Codes that are on their way or on a phone, by what they prove: where they went and when, never what
 * they are. A reload sends no second one.
 */
export const useSentCodes = keptStore<Readonly<Record<string, SentCode>>>(
  {},
  {
    name: 'sentCodes',
    place: sealedStorage,
    accept: (kept) => parse(sentCodes, kept),
    join: (kept, typed) => ({ ...kept, ...typed }),
  },
)

export function keepSentCode(proof: string, code: SentCode): void {
  useSentCodes.setState({ [proof]: code })
}

/** It was typed, so it opens nothing more. */
export function forgetSentCode(proof: string): void {
  const { [proof]: _, ...others } = useSentCodes.getState()
  useSentCodes.setState(others, true)
}

export function closeSentCode(proof: string): void {
  const code = useSentCodes.getState()[proof]
  if (code !== undefined) keepSentCode(proof, { ...code, openIn: undefined })
}

export function isGood({ sentAt, expiresInSeconds }: SentCode, now: number): boolean {
  return now < sentAt + expiresInSeconds * 1000
}

/** What is proven in a sheet that a reload has closed over this form; none after its code has expired. */
export function useLeftOpen(form: string | undefined): string | undefined {
  return useSentCodes((all) => {
    if (form === undefined) return undefined
    const now = Date.now()
    return Object.keys(all).find((proof) => {
      const code = all[proof]
      return code !== undefined && code.openIn === form && isGood(code, now)
    })
  })
}
