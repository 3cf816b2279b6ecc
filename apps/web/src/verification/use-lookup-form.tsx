import type { Query, TypedOf } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useState } from 'react'
import { keepPrefetched } from '../client/prefetched-answer.ts'
import { useCallForm } from '../client/use-call-form.ts'
import { later } from '../kit/overlays/later.tsx'
import type { AgreementName } from '../shell/agreements/agreements.ts'
import { useConsent } from '../shell/agreements/ConsentCheckbox.tsx'

/** Few customers ever see it. */
const SlideSheet = later(() => import('./SlideSheet.tsx'), 'SlideSheet')

type LookupFormOptions<C extends Query> = Omit<
  Parameters<typeof useCallForm<C>>[1],
  'canSubmit'
> & {
  /** Texts to be agreed to in a box of their own, beside those of every lookup. */
  readonly separateTexts?: readonly AgreementName[]
}

const none: readonly AgreementName[] = []

/** A form that looks something up, with consent; a slide captcha comes in between when it is asked for. */
export function useLookupForm<C extends Query>(
  call: C,
  { separateTexts = none, ...options }: LookupFormOptions<C>,
) {
  const [isSliding, setIsSliding] = useState(false)
  const [checked, setChecked] = useState<Readonly<Record<string, undefined>>>({})
  const consents = [useConsent(), useConsent(separateTexts)]
  const form = useCallForm(call, {
    ...options,
    // What was checked ahead is remembered by the session; sent once more it would be dead.
    fixed: { ...options.fixed, ...checked } as Partial<TypedOf<C>>,
    // Each is asked, so that every box says what is missing.
    canSubmit: () => consents.filter((consent) => !consent.check()).length === 0,
    onAnswer(answer, request) {
      keepPrefetched(call, request, answer)
      options.onAnswer(answer, request)
    },
    onRefusal(refused, request) {
      const isNeeded = refused.code === resultCodes.slideNeeded
      if (isNeeded) setIsSliding(true)
      return isNeeded || (options.onRefusal?.(refused, request) ?? false)
    },
  })
  const sheet = (
    <SlideSheet
      isOpen={isSliding}
      onClose={() => setIsSliding(false)}
      onPassed={() => {
        setIsSliding(false)
        void form.submit()
      }}
    />
  )
  return {
    ...form,
    consents: consents.filter(({ names }) => names.length > 0),
    sheet,
    onChecked: setChecked,
  }
}
