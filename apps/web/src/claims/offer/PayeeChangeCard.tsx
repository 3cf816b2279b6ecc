import type { SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { AccountText } from '../../kit/words/AccountText.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { LateWish, refusalOf } from '../../shell/screen/WishNotice.tsx'
import { SaveAnswer } from './AnsweredCard.tsx'
import styles from './OfferCards.module.css'
import { accountWords, Shares } from './OfferCards.tsx'

interface PayeeChangeCardProps {
  readonly handle: string
  readonly change: NonNullable<SettlementOffer['payeeChange']>
  /** The money still goes to what was signed: it is neither paid nor is the claim over. */
  readonly isUnpaid: boolean
}

/** How other accounts stand that were asked for after the signature; granted, the accounts that hold show. What was signed can be saved however it ended. */
export function PayeeChangeCard({ handle, change, isUnpaid }: PayeeChangeCardProps) {
  const { status, askedAt } = change
  switch (status) {
    case 'answered':
      return (
        <Card title="收款账户已更改" sub={`${askedAt} 签字申请，已通过。`}>
          <SaveAnswer {...{ handle }} signed="payee-change" />
        </Card>
      )
    case 'refused':
      return (
        <Card title="收款账户没有更改" sub={`${askedAt} 签字申请。`}>
          <div className={styles.told}>
            <NoticeBar tone="danger">
              未通过：{refusalOf(change)}。{isUnpaid && '仍付到您已签字的账户。'}有疑问请
              <a href={hotlineUrl}>拨打 {brand.hotline}</a>。
            </NoticeBar>
          </div>
          <SaveAnswer {...{ handle }} signed="payee-change" />
        </Card>
      )
    case 'asked':
    case 'overdue':
      return (
        <Card title="已申请更改收款账户" sub={`${askedAt} 签字。答复之前，仍付到您已签字的账户。`}>
          <p className={styles.told}>
            改为<AccountText>{accountWords(change)}</AccountText>
          </p>
          <Shares {...change} />
          {status === 'overdue' && (
            <NoticeBar tone="warning">
              <LateWish wish={change} />
            </NoticeBar>
          )}
          <SaveAnswer {...{ handle }} signed="payee-change" />
        </Card>
      )
  }
}
