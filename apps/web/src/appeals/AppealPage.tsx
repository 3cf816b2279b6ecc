import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { pageParameter } from '../shell/location.ts'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { AppealForm } from './filing/AppealForm.tsx'

/** `/complaint-information`: an objection to a claim's result, or a complaint about the service. */
export function AppealPage() {
  return (
    <Screen isPlain>
      <PageIntro title="哪里不满意，请告诉我们">
        提交后 {promisedTimes().appealCallWorkdays} 个工作日内，专人给您回电。已经提交过？
        <a href="#/appeal-progress">查看进度</a>
      </PageIntro>
      <AppealForm handle={pageParameter('handle')} />
      <HelpFoot note="您填写的信息只用于处理这次申诉" question="需要帮助？" />
    </Screen>
  )
}
