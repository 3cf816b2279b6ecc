import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { DeliveryForm } from './search/DeliveryForm.tsx'

/** `/order-delivery-query`: the way of the papers, by the car that they insure. */
export function DeliveryQueryPage() {
  return (
    <Screen isPlain>
      <PageIntro title="查保单配送">看纸质保单送到哪里了，没送到的可以重新安排。</PageIntro>
      <DeliveryForm />
      <HelpFoot note="您填写的信息只用于本次查询" question="查不到配送？" />
    </Screen>
  )
}
