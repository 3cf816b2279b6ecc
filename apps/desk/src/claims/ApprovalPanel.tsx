import { decideApproval } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import {
  approvedEndNames,
  type ClaimApproval,
  type DeskClaim,
} from '@ecenter/contract/claims/desk/desk-claim.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { CircleCheck, CircleX, Undo2 } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { ActButton } from '../kit/buttons/ActButton.tsx'
import { amountText } from '../kit/fields/amount-text.ts'
import { Reasons } from '../kit/fields/Reasons.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { PreviewOfCustomer } from '../shell/PreviewOfCustomer.tsx'

interface ApprovalPanelProps {
  readonly claim: DeskClaim
  readonly approval: ClaimApproval
  readonly onChanged: () => Promise<unknown>
}

type Verdict = 'approved' | 'refused' | 'withdrawn'

const said: Readonly<Record<Verdict | 'asked', string>> = {
  approved: '已复核，客户马上可以看到。',
  asked: '已复核，已提请核心系统。',
  refused: '已退回，提交的同事会看到原因。',
  withdrawn: '已撤回，客户没有看到。',
}

/** A payment, a refusal or a cancellation that waits for a second person, or that one sent back; nobody outside was told of it. */
export function ApprovalPanel({ claim, approval, onChanged }: ApprovalPanelProps) {
  const { actions, end, refusal, preview, state } = approval
  const { open, show, close } = useDialog<Verdict>()
  const asksCore = claim.askable !== undefined

  function handleDecided(verdict: Verdict) {
    close()
    showToast(said[verdict === 'approved' && asksCore ? 'asked' : verdict])
    void onChanged()
  }

  return (
    <Panel
      title={`${approvedEndNames[end]}待复核`}
      actions={
        <Badge tone={state === 'waiting' ? 'warning' : 'danger'}>
          {state === 'waiting' ? '等另一位同事复核' : '已退回'}
        </Badge>
      }
    >
      <PageStack>
        {refusal !== undefined && (
          <Callout tone="danger">{`${refusal.account} 退回：${refusal.reason}`}</Callout>
        )}
        {state === 'waiting' && preview === undefined && (
          <Callout tone="warning">理赔在提交之后有了变化，这个决定已经不能添加，请退回。</Callout>
        )}
        <Facts facts={factsOf(approval)} />
        {preview !== undefined && <PreviewOfCustomer preview={preview} />}
        {state === 'waiting' && (
          <>
            <ButtonRow>
              <ActButton
                icon={CircleCheck}
                possibility={actions.approve}
                isPrimary
                onClick={() => show('approved')}
              >
                复核通过
              </ActButton>
              <ActButton
                icon={CircleX}
                possibility={actions.refuse}
                onClick={() => show('refused')}
              >
                退回
              </ActButton>
              <ActButton
                icon={Undo2}
                possibility={actions.withdraw}
                onClick={() => show('withdrawn')}
              >
                撤回
              </ActButton>
            </ButtonRow>
            <Reasons
              acts={[
                { name: '复核通过、退回', why: actions.approve.why },
                { name: '撤回', why: actions.withdraw.why },
              ]}
            />
          </>
        )}
      </PageStack>
      {open !== undefined && (
        <DecideDialog
          {...{ claim, approval, onChanged }}
          verdict={open}
          onDecided={() => handleDecided(open)}
          onClose={close}
        />
      )}
    </Panel>
  )
}

function factsOf({ end, amount, at, account, askedAt, reason }: ClaimApproval) {
  const isPaid = end === 'paid'
  return [
    {
      name: isPaid ? '赔付金额' : '涉及金额',
      value: <span className="num">{amountText(amount)}</span>,
    },
    { name: isPaid ? '支付时间' : '决定时间', value: <span className="num">{at}</span> },
    { name: '提交', value: `${account}，${askedAt}` },
    ...(reason === undefined
      ? []
      : [{ name: isPaid ? '依据' : '原因（客户会看到）', value: reason }]),
  ]
}

interface DecideDialogProps extends ApprovalPanelProps {
  readonly verdict: Verdict
  readonly onDecided: () => void
  readonly onClose: () => void
}

function DecideDialog(props: DecideDialogProps) {
  const { claim, approval, verdict, onChanged, onDecided, onClose } = props
  const { claimId, version } = claim
  const form = useDeskForm(decideApproval, {
    initial: { reason: '' },
    optional: ['reason'],
    fixed: { claimId, approvalId: approval.approvalId, version, verdict },
    draft: `claim-approval/${claimId}/${approval.approvalId}`,
    reread: onChanged,
    onAnswer: onDecided,
  })
  const words = wordsOf(verdict, approval, claim.askable !== undefined)
  return (
    <FormDialog
      title={words.title}
      action={words.action}
      isDanger={verdict === 'approved'}
      form={form}
      onClose={onClose}
    >
      <p>{words.text}</p>
      {verdict === 'refused' && (
        <TextareaField
          label="退回原因（只有同事看到）"
          rows={3}
          data-autofocus
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  )
}

const shownThen = {
  paid: '赔款已支付',
  refused: '不予赔付和原因',
  cancelled: '报案已注销和原因',
} as const

function wordsOf(verdict: Verdict, { end, amount }: ClaimApproval, asksCore: boolean) {
  const name = approvedEndNames[end]
  const what = end === 'paid' ? '这笔赔付' : `“${name}”`
  switch (verdict) {
    case 'approved':
      return {
        title: end === 'paid' ? `赔付 ${amountText(amount)}？` : `${name}？`,
        action: '复核通过',
        text: asksCore
          ? `通过后提请核心系统；核心同意后，客户会看到${shownThen[end]}。`
          : `通过后客户马上看到${shownThen[end]}；记错了只能更正，不能删除。`,
      }
    case 'refused':
      return { title: `退回${what}？`, action: '退回', text: '客户不会看到。' }
    case 'withdrawn':
      return { title: `撤回${what}？`, action: '撤回', text: '客户不会看到，可以重新提交。' }
  }
}
