import { type DeskLink, readLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { amountText } from '../kit/fields/amount-text.ts'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { type Fact, Facts } from '../kit/layout/Facts.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { DetailPage } from '../shell/DetailPage.tsx'
import { usePlace } from '../shell/location.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { BesidePanel } from './BesidePanel.tsx'
import { DoubtPanel } from './DoubtPanel.tsx'
import { LinkActions } from './LinkActions.tsx'
import { StateBadge } from './LinkTable.tsx'
import { linksPath } from './link-paths.ts'
import { SettlementPanel } from './SettlementPanel.tsx'

/** One link. It is asked anew after each action and when the window is looked at again: reading leaves a trace. */
export function LinkPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readLink, id === undefined ? undefined : { linkId: id })
  return (
    <DetailPage {...{ id, query }} kind="link" listPath={linksPath} withoutId="请从列表里打开一个">
      {(link) => <LinkView key={link.linkId} link={link} onChanged={query.ask} />}
    </DetailPage>
  )
}

interface LinkViewProps {
  readonly link: DeskLink
  readonly onChanged: () => Promise<unknown>
}

/** Whom a link was sent to, what came of it, and what can be done now. */
function LinkView({ link, onChanged }: LinkViewProps) {
  return (
    <PageStack>
      {link.isDoubted && <DoubtPanel link={link} />}
      <Panel title={refundPurposeNames[link.purpose]} actions={<StateBadge state={link.state} />}>
        <Facts facts={factsOf(link)} />
      </Panel>
      {link.account !== undefined && <AccountPanel link={link} account={link.account} />}
      {link.settlement !== undefined && <SettlementPanel settlement={link.settlement} />}
      {!link.isDoubted && link.otherTransfers.length > 0 && <DoubtPanel link={link} />}
      {link.beside !== undefined && link.beside.length > 0 && <BesidePanel beside={link.beside} />}
      <LinkActions {...{ link, onChanged }} />
    </PageStack>
  )
}

function factsOf(link: DeskLink): Fact[] {
  const { name, phone, policyNo, amount, reason, sentAt, senderName, expiresAt, registeredAt } =
    link
  return [
    { name: '被保险人', value: <CustomerWords>{name}</CustomerWords> },
    {
      name: '手机号',
      value: phone.includes('*') ? (
        <span className="num">{`${phone}（留存的号码）`}</span>
      ) : (
        <a className="num" href={`tel:${phone}`}>
          {phone}
        </a>
      ),
    },
    { name: '保单号', value: <span className="num">{policyNo}</span> },
    { name: '金额', value: <b className="num">{amountText(amount)}</b> },
    ...(reason === undefined ? [] : [{ name: '事由', value: reason }]),
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
