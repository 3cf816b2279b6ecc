import {
  askForCopy,
  askForErasure,
  type DataRequest,
  type DataRequestKind,
  type Privacy,
} from '@ecenter/contract/person/privacy.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { dayText } from '../../kit/words/day-text.ts'
import { FormNotice } from '../../verification/FormNotice.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { useConfirm } from '../use-confirm.tsx'
import styles from './DataRequestCard.module.css'

const requests = {
  copy: {
    call: askForCopy,
    purpose: 'ask-copy',
    title: '要一份我的信息',
    sub: '我们把留存的个人信息整理成一份副本交给您。',
    button: '申请副本',
    sure: undefined,
  },
  erasure: {
    call: askForErasure,
    purpose: 'ask-erasure',
    title: '删除我的信息',
    sub: '保险期间和法律要求保存的保单、理赔、付款记录不能删，其余的删除。',
    button: '申请删除',
    sure: '我们核实后删除不必保存的信息，删除后找不回来。',
  },
} as const

interface DataRequestCardProps {
  readonly kind: DataRequestKind
  readonly privacy: Privacy
  readonly onAsked: () => void
}

/** One thing that can be asked of the customer's data; while it is asked for, by when it is answered. */
export function DataRequestCard({ kind, privacy, onAsked }: DataRequestCardProps) {
  const { call, purpose, title, sub, button, sure } = requests[kind]
  const { handle } = privacy
  const { confirm, dialog } = useConfirm()
  const latest = privacy.requests.find((request) => request.kind === kind)
  const form = useFreshCodeForm(
    call,
    { handle, purpose, queryHref: '#/proof?to=%2Fme%2Fprivacy' },
    {
      initial: {},
      fixed: { handle },
      onAnswer({ receiptNo }) {
        showToast(`已收到，受理编号 ${receiptNo}`)
        onAsked()
      },
    },
  )

  async function handleAsk() {
    if (sure !== undefined && !(await confirm({ title: `${button}？`, text: sure, yes: button })))
      return
    await form.submit()
  }

  return (
    <Card title={title} sub={sub} aside={latest?.isOpen && <Badge tone="info">处理中</Badge>}>
      {latest?.isOpen ? (
        <OpenRequest {...latest} />
      ) : (
        <div className={styles.act}>
          {latest !== undefined && (
            <NoticeBar tone={latest.refusal === undefined ? 'neutral' : 'warning'}>
              {latest.refusal === undefined
                ? `${latest.askedAt} 的申请已答复。`
                : `${latest.askedAt} 的申请未通过：${latest.refusal}`}
            </NoticeBar>
          )}
          <FormNotice text={form.notice} />
          <Button variant="secondary" isBlock isBusy={form.isSending} onClick={handleAsk}>
            {button}
          </Button>
        </div>
      )}
      {form.sheet}
      {dialog}
    </Card>
  )
}

function OpenRequest({ receiptNo, askedAt, answerBy }: DataRequest) {
  return (
    <Rows isStacked>
      <Row label="受理编号" isNumber>
        {receiptNo}
      </Row>
      <Row label="申请时间" isNumber>
        {askedAt}
      </Row>
      <Row label="最晚答复">{dayText(answerBy)}</Row>
    </Rows>
  )
}
