import type { ResponseOf } from '@ecenter/contract/call.ts'
import { promoterCode, queryPromoter } from '@ecenter/contract/purchases/lead.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { UserRound } from 'lucide'
import { useState } from 'react'
import { is } from 'valibot'
import { useCall } from '../client/use-call.ts'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { pageParameter } from '../shell/location.ts'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { LeadLeft } from './LeadLeft.tsx'
import { PurchaseForm } from './PurchaseForm.tsx'

/** `/car-purchase`: whoever wants to buy leaves how to reach them. A promoter's link leads here, `tg` its end. */
export function CarPurchasePage() {
  const [isLeft] = useState(() => pageParameter('left') === '1')
  return isLeft ? <LeadLeft /> : <NewLead />
}

function NewLead() {
  const [code] = useState(() => pageParameter('tg'))
  const promoter = usePromoter(code)
  const product = promoter.kind === 'known' ? promoter.promoteProduct : 'car'
  return (
    <Screen isPlain>
      <PageIntro title={product === 'car' ? '想买车险？' : '想买保险？'}>
        留下姓名和手机号，提交后马上告诉您下一步怎么投保。
      </PageIntro>
      <PromoterNotice promoter={promoter} />
      <PurchaseForm promoterCode={promoter.kind === 'nobody' ? undefined : code} />
      <HelpFoot note="您填写的信息只用于联系您投保" question="想先问问？" />
    </Screen>
  )
}

/** Who recommends, or why that is not shown; no form waits for it. */
function PromoterNotice({ promoter }: { readonly promoter: Promoter }) {
  switch (promoter.kind) {
    case 'none':
    case 'asked':
      return null
    case 'known':
      return (
        <NoticeBar icon={UserRound}>
          推荐人 {promoter.maskedName}（<span className="num">{promoter.maskedPhone}</span>）
        </NoticeBar>
      )
    case 'nobody':
      return (
        <NoticeBar tone="neutral">
          这个推广链接没有对应的推荐人。您照样可以登记，也可以在下面填推荐人的手机号。
        </NoticeBar>
      )
    case 'out of reach':
      return (
        <NoticeBar tone="neutral">
          暂时查不到推荐人是谁。您照样可以登记，仍会算在这个链接上。
        </NoticeBar>
      )
  }
}

type Promoter =
  | { readonly kind: 'none' }
  | { readonly kind: 'asked' }
  | ({ readonly kind: 'known' } & ResponseOf<typeof queryPromoter>)
  /** A link of nobody's. */
  | { readonly kind: 'nobody' }
  /** It counts for them all the same: the service looks again when the wish is left. */
  | { readonly kind: 'out of reach' }

/** Whose link was opened, by its end. */
function usePromoter(code: string | undefined): Promoter {
  const isCode = is(promoterCode, code)
  const { value, failed } = useCall(queryPromoter, isCode ? { promoterCode: code } : undefined)
  if (code === undefined) return { kind: 'none' }
  if (!isCode) return { kind: 'nobody' }
  if (value !== undefined) return { kind: 'known', ...value }
  if (failed === undefined) return { kind: 'asked' }
  const isOfNobody = failed.kind === 'rejected' && failed.code === resultCodes.nothingFound
  return { kind: isOfNobody ? 'nobody' : 'out of reach' }
}
