import type { ClaimDetail, ClaimSettlement } from '@ecenter/contract/claims/claim.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { yuan } from '../../kit/words/money.ts'
import { arrivalWords } from './arrival-words.ts'
import styles from './SettlementCard.module.css'

interface SettlementCardProps extends Pick<ClaimDetail, 'arrival'> {
  readonly settlement: ClaimSettlement
}

/** How the amount came about, what each policy pays, and into which account it goes. */
export function SettlementCard({ settlement, arrival }: SettlementCardProps) {
  const { parts, total, maskedPayee, maskedAccount } = settlement
  return (
    <Card title="赔款怎么算的" aside="单位：元">
      {parts.map((part) => (
        <section key={part.productName} className={styles.part} aria-label={part.productName}>
          <h3 className={styles.name}>{part.productName}</h3>
          <Rows isRuled>
            {part.lines.map(({ label, note, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, and keep their places.
              <Row key={at} label={label} {...(note !== undefined && { note })} isNumber>
                {yuan(amount)}
              </Row>
            ))}
            <Row label={parts.length > 1 ? '小计' : '赔款合计'} isNumber isSum>
              {yuan(part.total)}
            </Row>
          </Rows>
        </section>
      ))}
      {parts.length > 1 && (
        <div className={styles.total}>
          <Rows>
            <Row label="赔款合计" isNumber isSum>
              {yuan(total)}
            </Row>
          </Rows>
        </div>
      )}
      <div className={styles.part}>
        <Rows isStacked>
          <Row label="收款人">{maskedPayee}</Row>
          <Row label="收款账户">{maskedAccount}</Row>
        </Rows>
      </div>
      <Payment {...settlement} {...{ arrival }} />
    </Card>
  )
}

type PaymentProps = Pick<ClaimSettlement, 'paidAt' | 'payBy'> & Pick<ClaimDetail, 'arrival'>

/** When it was paid, or by when it has to be. */
function Payment({ paidAt, payBy, arrival }: PaymentProps) {
  const text =
    paidAt === undefined
      ? payBy && `承诺 ${dayText(payBy)}前付到上面的账户。`
      : `已于 ${paidAt} 付款，${arrivalWords(arrival) || '银行到账可能稍晚一些。'}`
  return text === undefined ? null : <NoticeBar tone="info">{text}</NoticeBar>
}
