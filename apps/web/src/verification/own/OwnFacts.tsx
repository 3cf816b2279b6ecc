import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '../../client/use-call.ts'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { useProofEnd } from './use-proof-end.ts'

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
 * What somebody has typed by then stays. Once the proof is over the service knows that phone no more: the form says so
 * as soon as that is, and offers the proof; or the phone is typed.
 */
export function OwnFacts({ name, phone }: OwnFactsProps) {
  const { value, failed, ask } = useCall(readProof, {})
  const [isOver, setIsOver] = useState(false)
  const step = value?.step
  useProofEnd(value?.expiresInSeconds, failed !== undefined, ask)
  const handleAnswer = useEffectEvent(() => {
    if (step === 'open') {
      setIsOver(false)
      begin(name, value?.name)
      begin(phone, value?.maskedMobile)
    } else if (step && phone.value.includes('*')) {
      phone.onChange('')
      setIsOver(true)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    handleAnswer()
  }, [step])
  if (!isOver || phone.value !== '') return null
  const here = encodeURIComponent(location.hash.slice(1))
  return (
    <div role="status">
      <NoticeBar tone="warning">
        验证已过期，您填写的都还在。可以<a href={`#/proof?to=${here}`}>重新验证</a>
        ，或者直接填写手机号。
      </NoticeBar>
    </div>
  )
}

function begin(field: OwnField | undefined, known: string | undefined): void {
  if (field?.value === '' && known !== undefined) field.onChange(known)
}
