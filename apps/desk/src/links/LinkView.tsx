import type { DeskLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { amountText } from '../kit/amount-text.ts'
import { CustomerWords } from '../kit/CustomerWords.tsx'
import { type Fact, Facts } from '../kit/Facts.tsx'
import { PageStack } from '../kit/PageStack.tsx'
import { Panel } from '../kit/Panel.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { LinkActions } from './LinkActions.tsx'
import { StateBadge } from './LinkTable.tsx'

interface LinkViewProps {
  readonly link: DeskLink
  readonly onChanged: () => Promise<unknown>
}

/** Whom a link was sent to, what came of it, and what can be done now. */
export function LinkView({ link, onChanged }: LinkViewProps) {
  return (
    <PageStack>
      <Panel title={refundPurposeNames[link.purpose]} actions={<StateBadge state={link.state} />}>
        <Facts facts={factsOf(link)} />
      </Panel>
      {link.account !== undefined && <AccountPanel link={link} account={link.account} />}
      <LinkActions {...{ link, onChanged }} />
    </PageStack>
  )
}

function factsOf(link: DeskLink): Fact[] {
  const { name, phone, policyNo, amount, sentAt, senderName, expiresAt, registeredAt } = link
  return [
    { name: '被保险人', value: <CustomerWords>{name}</CustomerWords> },
    {
      name: '手机号',
      value: (
        <a className="num" href={`tel:${phone}`}>
          {phone}
        </a>
      ),
    },
    { name: '保单号', value: <span className="num">{policyNo}</span> },
    { name: '金额', value: <span className="num">{amountText(amount)}</span> },
    ...told('航班号', link.flightnumber),
    ...told('航班日期', link.flightdate),
    { name: '发送时间', value: <span className="num">{sentAt}</span> },
    { name: '发送人', value: senderName ?? '系统' },
    { name: '有效期至', value: <span className="num">{expiresAt}</span> },
    ...told('登记时间', registeredAt),
  ]
}

function told(name: string, text: string | undefined): Fact[] {
  return text === undefined ? [] : [{ name, value: <span className="num">{text}</span> }]
}
