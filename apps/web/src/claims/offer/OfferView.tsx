import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import type { SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { useState } from 'react'
import { ActionBar } from '../../kit/buttons/ActionBar.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { Toaster } from '../../kit/overlays/Toaster.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { dayText } from '../../kit/words/day-text.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { StaleNotice } from '../../shell/screen/StaleNotice.tsx'
import { useFiledAppeal } from '../../state/filed-appeal.ts'
import { SurveyorCard } from '../SurveyorCard.tsx'
import { AnsweredCard, wasPaidNothing } from './AnsweredCard.tsx'
import { AmountCard, LinesCard } from './OfferCards.tsx'
import { offerChanges } from './offer-changes.ts'
import { PayeeChangeCard } from './PayeeChangeCard.tsx'
import { PayeeSheet } from './PayeeSheet.tsx'
import { AgreeSheet, ObjectSheet } from './SignSheets.tsx'
import { SplitSheet } from './SplitSheet.tsx'
import { whatIsSigned } from './what-is-signed.ts'

interface OfferViewProps {
  readonly claim: ClaimDetail
  readonly offer: SettlementOffer
  /** What shows could not be asked anew. */
  readonly isStale: boolean
  readonly ask: () => void
}

/** What somebody is about to sign, as they read it: what comes meanwhile is another offer. */
interface Act {
  readonly kind: 'agree' | 'object' | 'payee' | 'split' | 'change'
  readonly offer: SettlementOffer
}

/** What the insurer offers, line by line, and the two answers to it. */
export function OfferView({ claim, offer, isStale, ask }: OfferViewProps) {
  const { handle } = claim
  const [read, setRead] = useState(offer)
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const sheet = (kind: Act['kind']) => ({
    handle,
    offer: act?.offer ?? offer,
    isOpen: act?.kind === kind,
    onClose: close,
  })

  function handleDone(words: string) {
    close()
    showToast(words)
    ask()
  }

  function handleSign() {
    setRead(offer)
    setAct({ kind: offer.payee === undefined ? 'payee' : 'agree', offer })
  }

  function handleChanged() {
    close()
    ask()
  }

  const actions = offer.status === 'open' && (
    <ActionBar label="答复赔付方案">
      <Button variant="secondary" onClick={() => setAct({ kind: 'object', offer })}>
        有异议
      </Button>
      <Button onClick={handleSign}>同意，去签字</Button>
    </ActionBar>
  )
  return (
    <Screen actions={actions}>
      {isStale && <StaleNotice />}
      {offer.mark !== read.mark && (
        <NoticeBar tone="warning">赔付方案有更新：{offerChanges(read, offer).join('')}</NoticeBar>
      )}
      <AnsweredCard {...{ claim, offer }} />
      {offer.payeeChange && (
        <PayeeChangeCard
          {...{ handle }}
          change={offer.payeeChange}
          isUnpaid={offer.canChangePayee}
        />
      )}
      <AmountCard
        offer={offer}
        isHeld={isHeld(claim, offer)}
        onPayee={() => setAct({ kind: offer.canChangePayee ? 'change' : 'payee', offer })}
      />
      <LinesCard offer={offer} />
      <SurveyorCard {...claim} />
      {offer.status === 'open' && <PageFoot>{dayText(offer.answerBy)}前都能签。</PageFoot>}
      <AgreeSheet
        key={`agree ${act && whatIsSigned(act.offer)}`}
        {...sheet('agree')}
        onChanged={handleChanged}
        onAgreed={() => handleDone('已签字，文件存好了')}
      />
      <ObjectSheet
        key={`object ${act?.offer.mark}`}
        {...sheet('object')}
        onChanged={handleChanged}
        onFiled={(filed) => {
          // The page of the appeal asks for it by this number.
          useFiledAppeal.setState(filed)
          handleDone(`异议已提交，${filed.answerBy} 前答复`)
        }}
      />
      <PayeeSheet
        {...sheet('payee')}
        onSplit={() => setAct((before) => before && { ...before, kind: 'split' })}
        onChanged={() => handleDone('收款账户已保存')}
      />
      <SplitSheet
        {...sheet('split')}
        onOutdated={handleChanged}
        onChanged={() => handleDone('收款账户已保存')}
      />
      <SplitSheet
        {...sheet('change')}
        isChange
        onOutdated={handleChanged}
        onChanged={() => handleDone('已受理，等待答复')}
      />
      <Toaster />
    </Screen>
  )
}

function isHeld(claim: ClaimDetail, { status }: SettlementOffer): boolean {
  return status !== 'objected' && status !== 'expired' && !wasPaidNothing(claim)
}
