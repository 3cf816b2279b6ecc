import { viewSignedAnswer } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import type { SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { amountText } from '../kit/fields/amount-text.ts'
import { Facts } from '../kit/layout/Facts.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { SignedFile } from './documents/SignedFile.tsx'

const statuses: Readonly<
  Record<SettlementOffer['status'], { readonly tone: BadgeTone; readonly word: string }>
> = {
  open: { tone: 'warning', word: '待客户签字' },
  expired: { tone: 'danger', word: '客户逾期未答复' },
  agreed: { tone: 'success', word: '客户已签字同意' },
  objected: { tone: 'danger', word: '客户有异议' },
  closed: { tone: 'neutral', word: '已按其他方式办理' },
}

interface OfferPanelProps {
  readonly claimId: string
  readonly offer: NonNullable<DeskClaim['offer']>
}

/** What the core offers to pay, and what the customer says to it. */
export function OfferPanel({ claimId, offer }: OfferPanelProps) {
  const { version, total, answerBy, status, answeredAt, caseNo, payee } = offer
  const { tone, word } = statuses[status]
  const facts = [
    { name: '赔付金额', value: <span className="num">{amountText(total)}</span> },
    { name: '方案', value: `第 ${version} 版` },
    { name: '答复期限', value: <span className="num">{answerBy}</span> },
    {
      name: '收款账户',
      value: payee === undefined ? '还没有' : <Payee {...payee} />,
    },
    ...(answeredAt === undefined
      ? []
      : [{ name: '签字时间', value: <span className="num">{answeredAt}</span> }]),
    ...(caseNo === undefined
      ? []
      : [{ name: '申诉编号', value: <span className="num">{caseNo}</span> }]),
  ]
  return (
    <Panel title="赔付方案" actions={<Badge tone={tone}>{word}</Badge>}>
      <PageStack>
        <Facts facts={facts} />
        {answeredAt !== undefined && (
          <SignedFile claimId={claimId} call={viewSignedAnswer} name="签好的文件" />
        )}
      </PageStack>
    </Panel>
  )
}

/** One account, or several with what each gets. */
export function Payee({
  maskedName,
  maskedAccount,
  shares,
}: Omit<NonNullable<SettlementOffer['payee']>, 'mark'>) {
  if (shares === undefined) return `${maskedName}　${maskedAccount}`
  return (
    <ul>
      {shares.map((share, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may read alike.
        <li key={at}>
          {share.maskedName}，{share.maskedAccount}
          <br />
          <b className="num">{amountText(share.amount)}</b>
        </li>
      ))}
    </ul>
  )
}
