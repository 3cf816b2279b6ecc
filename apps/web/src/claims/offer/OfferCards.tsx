import type { SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Landmark } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { AccountText } from '../../kit/words/AccountText.tsx'
import { yuan } from '../../kit/words/money.ts'
import styles from './OfferCards.module.css'

type Payee = NonNullable<SettlementOffer['payee']>

interface AmountCardProps {
  readonly offer: SettlementOffer
  /** Whether it is what is paid, or may still be: what was objected to or has passed is not promised. */
  readonly isHeld: boolean
  readonly onPayee: () => void
}

/** How much is paid, and into which account. */
export function AmountCard({ offer, isHeld, onPayee }: AmountCardProps) {
  const { total, payee, status, canChangePayee } = offer
  return (
    <Card label="赔您多少">
      <p>{isHeld ? '赔您' : '原来的方案'}</p>
      <p className={styles.amount}>
        <span className="num">{yuan(total)}</span>
        <small>元</small>
      </p>
      <div className={styles.payee}>
        <Icon of={Landmark} />
        <p>
          {payee === undefined ? (
            '还没有收款账户'
          ) : (
            <AccountText>{accountWords(payee)}</AccountText>
          )}
        </p>
        {(status === 'open' || canChangePayee) && (
          <Button variant="text" isCompact onClick={onPayee}>
            {canChangePayee ? '申请更改' : payee === undefined ? '填写账户' : '换卡'}
          </Button>
        )}
      </div>
      {payee && <Shares {...payee} />}
    </Card>
  )
}

/** What each of several accounts gets; nothing of one. */
export function Shares({ shares }: Pick<Payee, 'shares'>) {
  if (shares === undefined) return null
  return (
    <Rows>
      {shares.map(({ maskedName, maskedAccount, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may read alike.
        <Row key={at} label={maskedAccount} note={maskedName} isNumber>
          {yuan(amount)}
        </Row>
      ))}
    </Rows>
  )
}

export function accountWords({ maskedName, maskedAccount, shares }: Omit<Payee, 'mark'>): string {
  return shares === undefined ? `${maskedName}，${maskedAccount}` : `分到 ${shares.length} 个账户`
}

/** Line by line, each with why it is so much, as the core tells it. */
export function LinesCard({ offer: { lines, total } }: Pick<AmountCardProps, 'offer'>) {
  return (
    <Card title="怎么算的" aside="单位：元">
      <Rows isRuled>
        {lines.map(({ what, basis, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, and keep their places.
          <Row key={at} label={what} note={basis} isNumber>
            {yuan(amount)}
          </Row>
        ))}
        <Row label="合计" isNumber isSum>
          {yuan(total)}
        </Row>
      </Rows>
    </Card>
  )
}
