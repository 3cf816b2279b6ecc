import type { Call } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { useState } from 'react'
import { useCallForm } from '../client/use-call-form.ts'
import { SlideSheet } from './SlideSheet.tsx'

/** A form that looks something up: when the service asks for a slide captcha, it comes in between. */
export function useLookupForm<C extends Call>(
  call: C,
  options: Omit<Parameters<typeof useCallForm<C>>[1], 'onRefusal'>,
) {
  const [isSliding, setIsSliding] = useState(false)
  const form = useCallForm(call, {
    ...options,
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
  return { ...form, sheet }
}
