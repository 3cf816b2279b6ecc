import { type DeskLink, revealCard } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { Eye } from 'lucide'
import { useState } from 'react'
import { useSubmit } from '../client/use-submit.ts'
import { ActButton } from '../kit/buttons/ActButton.tsx'
import { CopyText } from '../kit/buttons/CopyText.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { type Fact, Facts } from '../kit/layout/Facts.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FailureNotice } from '../shell/FailureNotice.tsx'

type Account = NonNullable<DeskLink['account']>

interface AccountPanelProps {
  readonly link: DeskLink
  readonly account: Account
}

/** Where the money goes. The whole card shows for the payment alone; it goes with the page. */
export function AccountPanel({ link: { linkId, actions }, account }: AccountPanelProps) {
  const [card, setCard] = useState<string>()
  const { submit, isSending, failed } = useSubmit(revealCard)

  async function handleReveal() {
    setCard((await submit({ linkId }))?.bankcardno)
  }

  return (
    <Panel title="收款账户">
      <PageStack>
        <Facts facts={factsOf(account)} />
        {actions.reveal.isPossible && card !== undefined && (
          <CopyText label="银行卡号" text={card} />
        )}
        {actions.reveal.isPossible && card === undefined && (
          <div>
            <ActButton
              icon={Eye}
              possibility={actions.reveal}
              isBusy={isSending}
              onClick={() => void handleReveal()}
            >
              显示完整卡号（留痕）
            </ActButton>
          </div>
        )}
        <FailureNotice failed={failed} />
      </PageStack>
    </Panel>
  )
}

function factsOf({ receiptNo, bankPlace, bankSubName, maskedCard }: Account): Fact[] {
  return [
    { name: '回执号', value: <span className="num">{receiptNo}</span> },
    { name: '银行卡', value: <CustomerWords>{maskedCard}</CustomerWords> },
    { name: '开户地区', value: bankPlace },
    { name: '开户支行', value: <CustomerWords>{bankSubName}</CustomerWords> },
  ]
}
