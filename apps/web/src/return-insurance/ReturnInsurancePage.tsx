import { useState } from 'react'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { pageParameter } from '../shell/location.ts'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { FiledReturn } from './filed/FiledReturn.tsx'
import { ReturnForm } from './filing/ReturnForm.tsx'

/** `/return-insurance`: claims the freight of an order that went back, and tells what comes of it. */
export function ReturnInsurancePage() {
  const [isFiled] = useState(() => pageParameter('filed') === '1')
  return isFiled ? <FiledReturn /> : <NewReturn />
}

function NewReturn() {
  return (
    <Screen isPlain>
      <PageIntro title="商品已寄回，申请退货运费">
        凭订单号和快递单号就能申请，不用上传材料。已经申请过？
        <a href="#/claims-query?by=report" data-click="claim query">
          查看进度
        </a>
      </PageIntro>
      <ReturnForm />
      <HelpFoot note="您填写的信息只用于这次理赔" question="需要帮助？" />
    </Screen>
  )
}
