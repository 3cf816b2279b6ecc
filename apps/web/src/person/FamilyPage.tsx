import { delegationsAtMost, type FamilyList, listFamily } from '@ecenter/contract/person/family.ts'
import { UsersRound } from 'lucide'
import { useState } from 'react'
import { keepPrefetched } from '../client/prefetched-answer.ts'
import { useCall } from '../client/use-call.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { Columns } from '../kit/layout/Columns.tsx'
import { Fold } from '../kit/layout/Fold.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { NavRow } from '../kit/lists/NavRow.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { forgetDraft } from '../state/form-drafts.ts'
import { DelegationCard } from './family/DelegationCard.tsx'
import { OfferCard } from './family/OfferCard.tsx'
import { OfferSheet, offerDraft } from './family/OfferSheet.tsx'
import { useEndFamily } from './family/use-end-family.tsx'
import { OwnUnanswered } from './ProofNeeded.tsx'

/** `/me/family`: whom the customer lets see what is theirs, and who lets them. */
export function FamilyPage() {
  const { value, failed, ask } = useCall(listFamily, {})
  if (value === undefined || failed !== undefined) {
    return (
      <Screen>
        <OwnUnanswered {...{ failed, ask }} isOfPerson />
      </Screen>
    )
  }
  return (
    <Screen isWide>
      <Family
        list={value}
        onChanged={(changed) => {
          keepPrefetched(listFamily, {}, changed)
          ask()
        }}
      />
    </Screen>
  )
}

interface FamilyProps {
  readonly list: FamilyList
  readonly onChanged: (list: FamilyList) => void
}

function Family({ list, onChanged }: FamilyProps) {
  const { handle, given, received } = list
  const [isOffering, setIsOffering] = useState(false)
  const { ending, handleEnd, dialog } = useEndFamily(onChanged)
  const offers = received.filter(({ state }) => state === 'offered')
  const seeing = received.filter(({ state }) => state === 'accepted')
  const open = given.filter(({ state }) => state !== 'ended')
  const ended = [...given, ...received].filter(({ state }) => state === 'ended')
  const isFull = open.length >= delegationsAtMost

  return (
    <>
      <Columns
        side={
          <>
            {isFull ? (
              <NoticeBar tone="neutral">
                最多同时让 {delegationsAtMost} 位家人看，要再邀请，请先移除一位。
              </NoticeBar>
            ) : (
              <Button isBlock onClick={() => setIsOffering(true)}>
                邀请家人
              </Button>
            )}
            {ended.length > 0 && (
              <Fold title={`已结束的（${ended.length} 个）`}>
                <DelegationCard title="已结束" delegations={ended} />
              </Fold>
            )}
          </>
        }
      >
        {offers.map((offer) => (
          <OfferCard
            key={offer.handle}
            offer={offer}
            isBusy={ending === offer.handle}
            onAccepted={(changed) => {
              showToast('已接受')
              onChanged(changed)
            }}
            onRefuse={() => void handleEnd(offer)}
          />
        ))}
        {seeing.length > 0 && (
          <>
            <DelegationCard
              title="谁让我看"
              delegations={seeing}
              ending={ending}
              onEnd={handleEnd}
            />
            <Card label="家人的保障" isNavList>
              <NavRow href="#/me">看家人的保障和理赔</NavRow>
            </Card>
          </>
        )}
        {open.length === 0 ? (
          <ResultState tone="empty" icon={UsersRound} title="还没有让家人看">
            家人用自己的手机，
            <br />
            就能看到您选定的保障和理赔进度。
          </ResultState>
        ) : (
          <DelegationCard title="我让谁看" delegations={open} ending={ending} onEnd={handleEnd} />
        )}
      </Columns>
      <PageFoot>
        付款、银行卡、联系方式和隐私设置，家人看不到。
        <br />
        家人也不能再让别人看，每次查看都有<a href="#/me/access">记录</a>。
      </PageFoot>
      <OfferSheet
        handle={handle}
        isOpen={isOffering}
        onClose={() => setIsOffering(false)}
        onOffered={(changed) => {
          setIsOffering(false)
          forgetDraft(offerDraft)
          showToast('已邀请，等对方接受')
          onChanged(changed)
        }}
      />
      {dialog}
    </>
  )
}
