import { askReview, queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { useState } from 'react'
import { keepPrefetched } from '../../client/prefetched-answer.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { forgetDraft } from '../../state/form-drafts.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import styles from './AppealCaseView.module.css'

interface ReviewCardProps {
  readonly asked: RequestOf<typeof queryAppeal>
  /** ISO date; the whole day counts. */
  readonly reviewUntil: string | undefined
  /** With the phone by which the case is found from now on. */
  readonly onAsked: (asked: RequestOf<typeof queryAppeal>) => void
}

/** Whoever is not content with the decision may have it reviewed (核查), once. */
export function ReviewCard({ asked, reviewUntil, onAsked }: ReviewCardProps) {
  const [state, setState] = useState<'closed' | 'open' | 'asked'>('closed')
  const until = reviewUntil === undefined ? '' : `${dayText(reviewUntil)}前`

  /** The case as it is now takes a moment to come. */
  function handleAsked(found: RequestOf<typeof queryAppeal>) {
    setState('asked')
    onAsked(found)
  }

  return (
    <Card
      title="对结果还不满意？"
      sub={`${until}可以申请核查一次，由上级重新看，${promisedTimes().reviewDays} 天内答复。`}
    >
      <div className={styles.body}>
        {state === 'closed' && (
          <Button variant="soft" isBlock onClick={() => setState('open')}>
            申请核查
          </Button>
        )}
        {state === 'open' && <ReviewForm asked={asked} onAsked={handleAsked} />}
        {state === 'asked' && <p role="status">核查申请已提交。</p>}
      </div>
    </Card>
  )
}

function ReviewForm({ asked, onAsked }: Omit<ReviewCardProps, 'reviewUntil'>) {
  const { caseNo } = asked
  const [isRefused, setIsRefused] = useState(false)
  const form = useTypedPhoneForm(askReview, 'appeal', {
    initial: { content: '', phoneNumber: asked.phoneNumber },
    fixed: { caseNo },
    onRefusal({ field }) {
      if (field === 'phoneNumber') setIsRefused(true)
      return false
    },
    onAnswer(answer, { phoneNumber }) {
      forgetDraft(askReview.path)
      const found = { caseNo, phoneNumber }
      keepPrefetched(queryAppeal, found, answer)
      onAsked(found)
    },
  })
  const phone = form.field('phoneNumber')
  return (
    <form {...form.props} aria-label="申请核查">
      <Fields>
        <TextareaField
          {...form.widget('content')}
          label="申请核查的理由"
          placeholder="哪里没有处理好，您希望怎么处理"
          maxLength={500}
        />
        {/* The case was found by a proof that is over: only now its phone has to be typed. */}
        {(isRefused || phone.value !== asked.phoneNumber) && (
          <PhoneField {...phone} ref={focusOnce} label="提交申诉时留的手机号" />
        )}
        <FormEnd form={form}>提交核查申请</FormEnd>
      </Fields>
      {form.sheet}
    </form>
  )
}

/** It was not there yet when the form looked for the field to lead to. */
function focusOnce(input: HTMLInputElement | null) {
  input?.focus()
}
