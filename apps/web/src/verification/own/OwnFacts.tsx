import { readProof } from '@ecenter/contract/person/proof.ts'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '../../client/use-call.ts'

interface OwnField {
  readonly value: string
  readonly onChange: (text: string) => void
}

interface OwnFactsProps {
  readonly isOpen: boolean
  readonly name?: OwnField
  readonly phone: OwnField
}

/**
 * Begins a form with what the proof knows: the name, and the phone as it is shown, by which the service knows it.
 * What somebody has typed by then stays. Once the proof is over the service knows that phone no more, and it is to be
 * typed.
 */
export function OwnFacts({ name, phone }: OwnFactsProps) {
  const { value } = useCall(readProof, {})
  const step = value?.step
  const handleAnswer = useEffectEvent(() => {
    if (step === 'open') {
      begin(name, value?.name)
      begin(phone, value?.maskedMobile)
    } else if (step && phone.value.includes('*')) phone.onChange('')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    handleAnswer()
  }, [step])
  return null
}

function begin(field: OwnField | undefined, known: string | undefined): void {
  if (field?.value === '' && known !== undefined) field.onChange(known)
}
