import {
  type InvoiceStanding,
  readInvoiceStanding,
} from '@ecenter/contract/invoices/invoice-change.ts'
import { useState } from 'react'
import { useWishedCall } from '../../client/use-wished-call.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { brand } from '../../shell/brand.ts'
import { WishNotice } from '../../shell/screen/WishNotice.tsx'
import styles from './StandingCard.module.css'

const TitleSheet = later(() => import('./ChangeSheets.tsx'), 'TitleSheet')
const ReissueSheet = later(() => import('./ChangeSheets.tsx'), 'ReissueSheet')

interface StandingCardProps {
  readonly handle: string
  /** Where its list is, in which a new one shows. */
  readonly listHref: string
}

/** How what was asked of an invoice stands, and the two ways to ask for another one. */
export function StandingCard({ handle, listHref }: StandingCardProps) {
  const { value, failed, ask } = useWishedCall(readInvoiceStanding, { handle }, ({ wish }) => [
    wish,
  ])
  const [sheet, setSheet] = useState<'title' | 'reissue'>()
  if (value === undefined) return failed && <Unavailable onRetry={ask} />

  function handleAsked() {
    setSheet(undefined)
    showToast('已收到，正在办理')
    ask()
  }

  function handleOutdated() {
    setSheet(undefined)
    ask()
  }

  const { buyer } = value
  const ofSheet = (kind: typeof sheet) => ({
    ...{ handle, buyer },
    isOpen: sheet === kind,
    onClose: () => setSheet(undefined),
    onAsked: handleAsked,
    onOutdated: handleOutdated,
  })
  return (
    <>
      <WishPart standing={value} listHref={listHref} />
      {value.canAsk && (
        <Card title="要换开发票？" sub={`现在的抬头：${buyer.name}`}>
          <div className={styles.ways}>
            <Button variant="secondary" isCompact onClick={() => setSheet('title')}>
              换抬头
            </Button>
            <Button variant="secondary" isCompact onClick={() => setSheet('reissue')}>
              重开发票
            </Button>
          </div>
        </Card>
      )}
      <TitleSheet {...ofSheet('title')} />
      <ReissueSheet {...ofSheet('reissue')} />
    </>
  )
}

function WishPart({ standing, listHref }: Pick<StandingCardProps, 'listHref'> & StandingProps) {
  const { status, wish } = standing
  if (wish === undefined) return null
  if (wish.status === 'answered') {
    if (status === 'issued') return null
    return (
      <NoticeBar>
        已按您 {wish.askedAt} 的申请换开：这张发票已红冲，新发票在<a href={listHref}>发票列表</a>
        里。
      </NoticeBar>
    )
  }
  const what = wish.change === 'title' ? `抬头改为 ${wish.title}` : '重开发票'
  return <WishNotice {...{ wish, what }} next={`可以重新申请，或拨打 ${brand.hotline}。`} />
}

interface StandingProps {
  readonly standing: InvoiceStanding
}

/** The document shows all the same. */
function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <NoticeBar tone="warning">
      暂时查不到换开的进度。
      <Button variant="text" isCompact onClick={onRetry}>
        再查一次
      </Button>
    </NoticeBar>
  )
}
