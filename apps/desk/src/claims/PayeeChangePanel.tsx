import {
  decidePayeeChange,
  viewSignedAnswer,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import type { SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { CircleCheck, CircleX } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { ActButton } from '../kit/buttons/ActButton.tsx'
import { Reasons } from '../kit/fields/Reasons.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { SignedFile } from './documents/SignedFile.tsx'
import { Payee } from './OfferPanel.tsx'

type Change = NonNullable<SettlementOffer['payeeChange']>

interface PayeeChangePanelProps {
  readonly claim: DeskClaim
  readonly change: Change
  readonly onChanged: () => Promise<unknown>
}

const statuses: Readonly<
  Record<Change['status'], { readonly tone: BadgeTone; readonly word: string }>
> = {
  asked: { tone: 'warning', word: '等待答复' },
  overdue: { tone: 'danger', word: '逾期未答复' },
  answered: { tone: 'success', word: '已更改' },
  refused: { tone: 'neutral', word: '未同意' },
}

/** Other accounts that a customer asks for after they signed; where the desk decides, it decides here. */
export function PayeeChangePanel({ claim, change, onChanged }: PayeeChangePanelProps) {
  const { claimId, payeeChange } = claim
  const { open, show, close } = useDialog<Verdict>()
  const { tone, word } = statuses[change.status]
  const facts = [
    { name: '改为', value: <Payee {...change} /> },
    { name: '签字时间', value: <span className="num">{change.askedAt}</span> },
    ...(payeeChange?.acceptedBy === undefined
      ? []
      : [{ name: '已同意', value: `${payeeChange.acceptedBy}，待另一位同事复核` }]),
    ...(change.reason === undefined ? [] : [{ name: '原因', value: change.reason }]),
  ]
  return (
    <Panel title="申请更改收款账户" actions={<Badge tone={tone}>{word}</Badge>}>
      <PageStack>
        <Facts facts={facts} />
        <SignedFile
          claimId={claimId}
          call={viewSignedAnswer}
          signed="payee-change"
          name="更改申请书"
        />
        {payeeChange !== undefined && (
          <>
            <ButtonRow>
              <ActButton
                icon={CircleCheck}
                possibility={payeeChange.accept}
                isPrimary
                onClick={() => show('accepted')}
              >
                同意更改
              </ActButton>
              <ActButton
                icon={CircleX}
                possibility={{ isPossible: true }}
                onClick={() => show('refused')}
              >
                不同意
              </ActButton>
            </ButtonRow>
            <Reasons acts={[{ name: '同意更改', why: payeeChange.accept.why }]} />
          </>
        )}
      </PageStack>
      {open !== undefined && payeeChange !== undefined && (
        <DecideDialog
          {...{ claimId, onChanged }}
          eventId={payeeChange.eventId}
          verdict={open}
          onClose={close}
        />
      )}
    </Panel>
  )
}

type Verdict = 'accepted' | 'refused'

interface DecideDialogProps extends Pick<PayeeChangePanelProps, 'onChanged'> {
  readonly claimId: string
  readonly eventId: string
  readonly verdict: Verdict
  readonly onClose: () => void
}

function DecideDialog({ claimId, eventId, verdict, onChanged, onClose }: DecideDialogProps) {
  const form = useDeskForm(decidePayeeChange, {
    initial: { reason: '' },
    optional: ['reason'],
    fixed: { claimId, eventId, verdict },
    draft: `payee-change/${claimId}/${eventId}`,
    reread: onChanged,
    onAnswer({ claim }) {
      onClose()
      showToast(claim.payeeChange === undefined ? '已答复，客户马上看到。' : '已同意，待复核。')
      void onChanged()
    },
  })
  const isRefusal = verdict === 'refused'
  return (
    <FormDialog
      title={isRefusal ? '不同意更改？' : '同意更改收款账户？'}
      action={isRefusal ? '不同意' : '同意更改'}
      isDanger={!isRefusal}
      form={form}
      onClose={onClose}
    >
      <p>{isRefusal ? '赔款仍付到客户已签字的账户。' : '赔款改付到新的账户。请先核对签字文件。'}</p>
      {isRefusal && (
        <TextareaField
          label="原因（客户会看到）"
          rows={3}
          data-autofocus
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  )
}
