import { askReview, type queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
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
  readonly onAsked: () => void
}

/** Whoever is not content with the decision may have it reviewed (核查), once. */
export function ReviewCard({ asked, reviewUntil, onAsked }: ReviewCardProps) {
  const [state, setState] = useState<'closed' | 'open' | 'asked'>('closed')
  const until = reviewUntil === undefined ? '' : `${dayText(reviewUntil)}前`

  /** The case as it is now takes a moment to come. */
  function handleAsked() {
    setState('asked')
    onAsked()
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
  const { caseNo, phoneNumber } = asked
  const form = useTypedPhoneForm(askReview, 'appeal', {
    initial: { content: '' },
    fixed: { caseNo, phoneNumber },
    onAnswer() {
      forgetDraft(askReview.path)
      onAsked()
    },
  })
  return (
    <form {...form.props} aria-label="申请核查">
      <Fields>
        <TextareaField
          {...form.widget('content')}
          label="申请核查的理由"
          placeholder="哪里没有处理好，您希望怎么处理"
          maxLength={500}
        />
        <FormEnd form={form}>提交核查申请</FormEnd>
      </Fields>
      {form.sheet}
    </form>
  )
}
