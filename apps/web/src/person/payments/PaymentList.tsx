import { downloadReceipt, type OwnPayment } from '@ecenter/contract/payments/payment-calls.ts'
import { type IconNode, Landmark, ReceiptText, Undo2 } from 'lucide'
import { FileButton } from '../../documents/handing-out/FileButton.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { yuan } from '../../kit/words/money.ts'
import { Log, LogRow } from '../LogRow.tsx'
import { hrefOf, kindWord, notesOf, signedYuan } from './payment-words.ts'

const icons: Readonly<Record<OwnPayment['kind'], IconNode>> = {
  premium: ReceiptText,
  refund: Undo2,
  claim: Landmark,
}

const sections = [
  { state: 'due', title: '待支付' },
  { state: 'coming', title: '处理中' },
  { state: 'done', title: '已完成' },
] as const

/** What waits, what is on its way, and what is done. */
export function PaymentList({ payments }: { readonly payments: readonly OwnPayment[] }) {
  return sections.map(({ state, title }) => {
    const ofState = payments.filter((payment) => payment.state === state)
    return (
      ofState.length > 0 && (
        <Card key={state} title={title} aside="单位：元">
          <Log>
            {ofState.map((payment) => (
              <PaymentRow
                key={`${payment.kind} ${payment.stateText} ${payment.handle} ${payment.at}`}
                {...{ payment }}
              />
            ))}
          </Log>
        </Card>
      )
    )
  })
}

function PaymentRow({ payment }: { readonly payment: OwnPayment }) {
  const { kind, handle, title, amount, at, hasReceipt, isOverdue } = payment
  const name = `${kindWord(kind)}，${title}`
  const href = hrefOf(payment)
  return (
    <LogRow
      icon={icons[kind]}
      title={href === undefined ? name : <a href={href}>{name}</a>}
      notes={notesOf(payment)}
      isOdd={isOverdue}
      aside={
        amount === undefined ? undefined : (
          <b className="num">{kind === 'premium' ? yuan(amount) : signedYuan(amount)}</b>
        )
      }
    >
      {hasReceipt && (
        <FileButton
          call={downloadReceipt}
          {...{ handle }}
          // A claim may have paid more than once.
          asked={kind === 'claim' ? { paidAt: at } : undefined}
          file="凭证"
          variant="text"
          isCompact
          aria-label={`${name}，凭证`}
        />
      )}
    </LogRow>
  )
}
