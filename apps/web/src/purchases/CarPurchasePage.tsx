import { useState } from 'react'
import { PageIntro } from '../kit/PageIntro.tsx'
import { HelpFoot } from '../shell/HelpFoot.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/Screen.tsx'
import { LeadLeft } from './LeadLeft.tsx'
import { PromoterNotice } from './PromoterNotice.tsx'
import { PurchaseForm } from './PurchaseForm.tsx'
import { usePromoter } from './use-promoter.ts'

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
