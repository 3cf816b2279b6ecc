import type { InvoiceList } from '@ecenter/contract/invoices/invoice.ts'
import { yuan } from '../../kit/money.ts'
import styles from './InvoicesHead.module.css'

/** What the issued invoices come to, and whom they are made out to where that is one and the same. */
export function InvoicesHead({ found }: { readonly found: InvoiceList }) {
  const { invoiceInfoList: invoices, total } = found
  const issued = invoices.filter(({ status }) => status !== 'pending' && status !== 'cancelled')
  const [buyer, ...otherBuyers] = new Set(invoices.map(({ maskedBuyer }) => maskedBuyer))
  return (
    <div className={styles.head}>
      <h2>
        <span className={styles.small}>已开具 {issued.length} 张，合计</span>
        <span className={styles.total}>
          <b className="num">{yuan(total)}</b> 元
        </span>
      </h2>
      {otherBuyers.length === 0 && <p className={styles.small}>发票抬头 {buyer}</p>}
    </div>
  )
}
