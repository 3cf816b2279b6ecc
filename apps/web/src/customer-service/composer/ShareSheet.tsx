import { httpText } from '@ecenter/client/http-text.ts'
import type { Failed } from '@ecenter/client/result.ts'
import { shareCard } from '@ecenter/contract/customer-service/talk-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useState } from 'react'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { useRecentOfSession } from '../../shell/screen/use-recent-of-session.ts'
import type { RecentThing } from '../../state/recent-things.ts'
import { actQuietly } from '../talking/acting.ts'
import styles from './ShareSheet.module.css'

/** Invoices are no subject of a conversation. */
const names = { policy: '保单', claim: '理赔', order: '订单' }

const queries = [
  { title: '查保单', href: '#/policy-query' },
  { title: '查理赔', href: '#/claims-query' },
  { title: '查订单', href: '#/order-pay' },
]

interface ShareSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What the customer has looked at in this visit, to be shown to whoever answers. */
export function ShareSheet({ isOpen, onClose }: ShareSheetProps) {
  return (
    <Sheet title="发送保单、理赔或订单" isOpen={isOpen} onClose={onClose}>
      <Things onClose={onClose} />
    </Sheet>
  )
}

function Things({ onClose }: Pick<ShareSheetProps, 'onClose'>) {
  const things = (useRecentOfSession() ?? []).filter(isShareable)
  const [failure, setFailure] = useState<{ readonly text: string; readonly href?: string }>()
  const [busy, setBusy] = useState<string>()

  async function share({ handle, href }: RecentThing) {
    if (busy !== undefined) return
    setBusy(handle)
    setFailure(undefined)
    const result = await actQuietly(shareCard, { handle })
    setBusy(undefined)
    if (result.kind === 'answered') return onClose()
    setFailure(
      isExpired(result)
        ? { text: '验证已过期，请先打开它验证一次，再回来发送。', href }
        : { text: textOf(result) },
    )
  }

  return (
    <div className={styles.things}>
      {failure !== undefined && (
        <div role="alert">
          <NoticeBar tone="warning">
            {failure.text}
            {failure.href !== undefined && <a href={failure.href}>打开</a>}
          </NoticeBar>
        </div>
      )}
      {things.map((thing) => (
        <button
          key={thing.handle}
          type="button"
          className={styles.thing}
          aria-busy={busy === thing.handle}
          onClick={() => void share(thing)}
        >
          {thing.title}
          <small>{[names[thing.kind], thing.note].filter(Boolean).join(' · ')}</small>
        </button>
      ))}
      <p className={styles.note}>
        {things.length === 0
          ? '这里可以发送您查到的保单、理赔或订单。请先查询，打开后再回到客服。'
          : '没有您要的？先查询，打开后再回到客服。'}
      </p>
      <Card label="先查询" isNavList>
        {queries.map(({ title, href }) => (
          <NavRow key={href} href={href}>
            {title}
          </NavRow>
        ))}
      </Card>
    </div>
  )
}

type Shareable = RecentThing & { readonly kind: keyof typeof names }

function isShareable(thing: RecentThing): thing is Shareable {
  return thing.kind in names
}

function isExpired(failed: Failed): boolean {
  return failed.kind === 'rejected' && failed.code === resultCodes.grantMissing
}

function textOf(failed: Failed): string {
  return failed.kind === 'rejected' ? failed.message : httpText(failed.status)
}
