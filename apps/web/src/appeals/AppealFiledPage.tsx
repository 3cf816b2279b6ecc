import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { CircleCheck, SearchX } from 'lucide'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { CopyField } from '../kit/fields/CopyField.tsx'
import { Fields } from '../kit/fields/Fields.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { dayText } from '../kit/words/day-text.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { useComplaint } from '../state/complaint.ts'
import { caseFilesOf, type FiledAppeal, useFiledAppeal } from '../state/filed-appeal.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { CaseFilesCard } from './following/CaseFilesCard.tsx'

/** `/complaint-success`: what was stored, by when it is answered, and how to follow it. */
export function AppealFiledPage() {
  const filed = useFiledAppeal()
  const isRestored = useRestored(useFiledAppeal)
  if (!isRestored) {
    return (
      <Screen>
        <Loading />
      </Screen>
    )
  }
  return <Screen>{filed.answerBy === '' ? <NothingFiled /> : <Filed {...filed} />}</Screen>
}

function Filed(filed: FiledAppeal) {
  const { caseNo, answerBy } = filed
  const { phoneNumber } = useComplaint()
  return (
    <>
      <ResultState
        tone="success"
        icon={CircleCheck}
        title="已经受理"
        actions={
          <ButtonLink href="#/appeal-progress" isBlock>
            查看进度
          </ButtonLink>
        }
      >
        {promisedTimes().appealCallWorkdays} 个工作日内，专人给您回电。
        <br />
        <b className="num">{dayText(answerBy)}</b>前给您答复。
      </ResultState>
      <Card label="受理编号">
        <Fields>
          <CopyField
            label="受理编号"
            value={caseNo}
            hint="请保存好。以后凭编号和您的手机号，随时可以查看进度。"
            copied="已复制，可以粘贴到微信或备忘录里保存。"
            variant="secondary"
          >
            复制编号
          </CopyField>
        </Fields>
      </Card>
      {phoneNumber !== '' && (
        <CaseFilesCard {...{ caseNo, phoneNumber }} files={caseFilesOf(filed)} />
      )}
    </>
  )
}

/** The address was opened by itself, or the visit has ended since. */
function NothingFiled() {
  return (
    <ResultState
      tone="empty"
      icon={SearchX}
      title="这里没有刚提交的申诉"
      actions={
        <>
          <ButtonLink href="#/appeal-progress" isBlock>
            用编号查进度
          </ButtonLink>
          <ButtonLink href="#/complaint-information" variant="secondary" isBlock>
            提交申诉
          </ButtonLink>
        </>
      }
    >
      提交过的申诉，凭受理编号和手机号就能查到。
    </ResultState>
  )
}
