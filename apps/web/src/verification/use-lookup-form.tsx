import type { Call } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { useState } from 'react'
import { useCallForm } from '../client/use-call-form.ts'
import { later } from '../kit/later.tsx'
import { useConsent } from '../shell/ConsentCheckbox.tsx'

/** Few customers ever see it. */
const SlideSheet = later(async () => (await import('./SlideSheet.tsx')).SlideSheet)

/** A form that looks something up, with consent; a slide captcha comes in between when it is asked for. */
export function useLookupForm<C extends Call>(
  call: C,
  options: Omit<Parameters<typeof useCallForm<C>>[1], 'onRefusal' | 'canSubmit'>,
) {
  const [isSliding, setIsSliding] = useState(false)
  const consent = useConsent()
  const form = useCallForm(call, {
    ...options,
    canSubmit: consent.check,
    onRefusal({ code }) {
      const isNeeded = code === resultCodes.slideNeeded
      if (isNeeded) setIsSliding(true)
      return isNeeded
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
  return { ...form, consent, sheet }
}
