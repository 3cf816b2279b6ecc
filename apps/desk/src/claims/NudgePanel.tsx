import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { answerNudge } from '@ecenter/contract/claims/desk/nudges-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Form } from '../kit/fields/Form.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'

interface NudgePanelProps {
  readonly claim: DeskClaim
  readonly nudge: NonNullable<NonNullable<DeskClaim['nudge']>['last']>
  readonly onChanged: () => Promise<unknown>
}

/** That the customer hurried the claim, and what they were answered, or the form for it. */
export function NudgePanel({ claim, nudge, onChanged }: NudgePanelProps) {
  const { askedAt, askedAgainAt, answerBy, isOverdue, answer } = nudge
  return (
    <Panel title={`客户催办 ${askedAt}`}>
      {answer === undefined ? (
        <PageStack>
          <Callout tone={isOverdue ? 'danger' : 'warning'}>
            {isOverdue ? `应在 ${answerBy} 前答复，已超期。` : `${answerBy} 前要答复客户。`}
            {askedAgainAt !== undefined && `客户 ${askedAgainAt} 又催了一次。`}
          </Callout>
          <AnswerForm {...{ claim, onChanged }} />
        </PageStack>
      ) : (
        <CustomerWords>{`${answer.at} 答复：${answer.text ?? ''}`}</CustomerWords>
      )}
    </Panel>
  )
}

function AnswerForm({ claim, onChanged }: Pick<NudgePanelProps, 'claim' | 'onChanged'>) {
  const { claimId } = claim
  const form = useDeskForm(answerNudge, {
    initial: { answer: '' },
    fixed: { claimId },
    draft: `answer-nudge/${claimId}`,
    reread: onChanged,
    onAnswer: () => void onChanged(),
  })
  return (
    <Form
      {...form.props}
      actions={
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          答复客户
        </Button>
      }
    >
      <TextareaField
        label="答复"
        hint="客户会看到这段话：办到哪一步、下一步哪天完成。最多 200 个字。"
        {...form.field('answer')}
      />
    </Form>
  )
}
