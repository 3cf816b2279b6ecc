import { progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import { CircleCheck, SearchX } from 'lucide'
import { useEffect } from 'react'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { CopyField } from '../../kit/fields/CopyField.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { forbidBack } from '../../shell/back-guard.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { type FiledReturn as Filed, useFiledReturn } from '../../state/filed-return.ts'
import { useRestored } from '../../state/keeping/kept-store.ts'
import { formHref } from '../return-pages.ts'

/** What was stored, by when it is answered, and how to follow it. */
export function FiledReturn() {
  const filed = useFiledReturn()
  const isRestored = useRestored(useFiledReturn)
  if (!isRestored) {
    return (
      <Screen>
        <Loading />
      </Screen>
    )
  }
  return filed.registNo === '' ? <NothingFiled /> : <Told {...filed} />
}

/** No way leads back into the form that was sent. */
function Told({ registNo, handle, answerBy, maskedEmail }: Filed) {
  useEffect(forbidBack, [])
  return (
    <Screen title="提交成功" hasWayBack={false}>
      <ResultState
        tone="success"
        icon={CircleCheck}
        title="已经受理"
        actions={
          <>
            <ButtonLink href={`#${progressPages.other}?handle=${handle}`} isBlock>
              查看进度
            </ButtonLink>
            <ButtonLink href={formHref} variant="secondary" isBlock>
              再申请一笔
            </ButtonLink>
          </>
        }
      >
        <b className="num">{dayText(answerBy)}</b>前审核完，用短信告诉您结果。
        <br />
        通过后，赔款付到您在购物平台的账户。
        {maskedEmail !== '' && (
          <>
            <br />
            确认邮件发到 <span className="num">{maskedEmail}</span>。
          </>
        )}
      </ResultState>
      <Card label="报案号">
        <Fields>
          <CopyField
            label="报案号"
            value={registNo}
            hint="请保存好。以后凭报案号，随时可以查看进度。"
            copied="已复制，可以粘贴到微信或备忘录里保存。"
            variant="secondary"
          >
            复制报案号
          </CopyField>
        </Fields>
      </Card>
    </Screen>
  )
}

/** The address was opened by itself, or the visit has ended since. */
function NothingFiled() {
  return (
    <Screen>
      <ResultState
        tone="empty"
        icon={SearchX}
        title="这里没有刚提交的申请"
        actions={
          <>
            <ButtonLink href="#/claims-query?by=report" data-click="claim query" isBlock>
              用报案号查进度
            </ButtonLink>
            <ButtonLink href={formHref} variant="secondary" isBlock>
              申请退货运费
            </ButtonLink>
          </>
        }
      >
        提交过的申请，凭报案号就能查到。
      </ResultState>
    </Screen>
  )
}
