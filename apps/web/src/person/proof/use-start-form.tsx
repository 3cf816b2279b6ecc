import type { Call } from '@ecenter/contract/call.ts'
import type { ProofState } from '@ecenter/contract/person/read-proof.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useState } from 'react'
import { useCallForm } from '../../client/use-call-form.ts'
import { SubmitButton } from '../../kit/buttons/SubmitButton.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { agreements } from '../../shell/agreements/agreements.ts'
import { useConsent } from '../../shell/agreements/ConsentCheckbox.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
import styles from './proof.module.css'

const SlideSheet = later(() => import('../../verification/SlideSheet.tsx'), 'SlideSheet')

/** What is agreed to by pressing the button. */
export const agreedTo = agreements.privacy.version

type Options<C extends Call> = Pick<
  Parameters<typeof useCallForm<C>>[1],
  'initial' | 'optional' | 'fixed'
> & {
  readonly onSent: (state: ProofState) => void
  /** What we look for with it: 这个号码. */
  readonly by: string
  /** Whether who is remembered agreed; what this browser notes may be somebody else's. */
  readonly hasAgreed?: boolean
}

/** A form that has a code sent: its button says what is agreed to, and a slide comes in between in a crowd. */
export function useStartForm<C extends Call>(
  call: C,
  { onSent, by, hasAgreed, ...options }: Options<C>,
) {
  const [isSliding, setIsSliding] = useState(false)
  const [tooEarly, setTooEarly] = useState<string>()
  const consent = useConsent(['privacy'])
  const isAgreed = hasAgreed ?? consent.isGiven
  const form = useCallForm(call, {
    ...options,
    canSubmit() {
      setTooEarly(undefined)
      consent.give(true)
      return true
    },
    onAnswer: (answer) => onSent(answer as ProofState),
    onRefusal({ code, message, field, retryAfterSeconds }) {
      if (code === resultCodes.slideNeeded) setIsSliding(true)
      else if (field === 'agreedTo') {
        // This page is from before the notice that holds now, so what it says was not agreed to.
        consent.give(false)
        setTooEarly(message)
      } else if (retryAfterSeconds !== undefined) setTooEarly(message)
      else return false
      return true
    },
  })
  const end = (
    <div>
      <FormNotice text={tooEarly ?? form.notice} />
      <SubmitButton isSending={form.isSending} sendingText="正在发送…">
        {isAgreed ? '获取验证码' : '同意并获取验证码'}
      </SubmitButton>
      <p className={styles.consent}>
        点按即同意我们用{by}查找您名下的保单。
        <br />
        <a href="#/agreement?name=privacy">我们怎样保护您的信息</a>
      </p>
    </div>
  )
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
  return { ...form, end, sheet, isAgreed }
}
