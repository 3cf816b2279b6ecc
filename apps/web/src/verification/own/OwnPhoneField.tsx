import { readProof } from '@ecenter/contract/person/proof.ts'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '../../client/use-call.ts'
import { PhoneField, type PhoneFieldProps } from '../../kit/fields/PhoneField.tsx'
import { isMasked, ownPhoneAside } from './own-phone-aside.ts'

/** The phone of a form that `OwnFacts` begins: typed, or masked as it was proven. */
export function OwnPhoneField(props: PhoneFieldProps) {
  const isShown = isMasked(props.value)
  // `OwnFacts` beside it asks anew, so this one takes what is there.
  const { value, ask } = useCall(readProof, isShown ? {} : undefined, { isLasting: true })
  const handleBack = useEffectEvent(() => {
    if (isShown && !document.hidden) ask()
  })
  // A proof ends while its owner is elsewhere.
  useEffect(() => {
    const listener = () => handleBack()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
  const aside = ownPhoneAside(props.value, value?.step === 'open', props.error) ?? props.aside
  return <PhoneField {...props} aside={aside} />
}
