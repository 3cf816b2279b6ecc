import { failureEndingNames } from '@ecenter/contract/links/desk/failed-refund.ts'
import type { DeskLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { type Fact, Facts } from '../kit/layout/Facts.tsx'
import { Panel } from '../kit/layout/Panel.tsx'

type Settlement = NonNullable<DeskLink['settlement']>

/** What became of the money: who sent the link tells it the caller, too. */
export function SettlementPanel({ settlement }: { readonly settlement: Settlement }) {
  return (
    <Panel title="打款结果">
      <Facts facts={factsOf(settlement)} />
    </Panel>
  )
}

function factsOf({
  settledAt,
  settledByName,
  paidOn,
  bankReference,
  failedReason,
  closing,
}: Settlement): Fact[] {
  return [
    ...told('银行流水号', bankReference),
    ...told('打款日期', paidOn),
    { name: '经办', value: settledByName ?? '—' },
    ...told('登记结果时间', settledAt),
    ...(failedReason === undefined
      ? []
      : [{ name: '失败原因', value: <CustomerWords>{failedReason}</CustomerWords> }]),
    ...(closing === undefined
      ? []
      : [
          { name: '后续办理', value: `${failureEndingNames[closing.how]}：${closing.note}` },
          {
            name: '办理人',
            value: (
              <>
                {closing.closedByName || '已离职的同事'}{' '}
                <span className="num">{closing.closedAt}</span>
              </>
            ),
          },
        ]),
  ]
}

function told(name: string, text: string | undefined): Fact[] {
  return text === undefined ? [] : [{ name, value: <span className="num">{text}</span> }]
}
