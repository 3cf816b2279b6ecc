import { Icon } from '@ecenter/ui/Icon.tsx'
import { CircleCheck, ExternalLink, SearchX } from 'lucide'
import { useEffect } from 'react'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { CopyField } from '../kit/fields/CopyField.tsx'
import { Fields } from '../kit/fields/Fields.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { forbidBack } from '../shell/back-guard.ts'
import { HomeLink } from '../shell/screen/HomeLink.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { useRestored } from '../state/keeping/kept-store.ts'
import { type LeftLead, useLeftLead } from '../state/left-lead.ts'
import { formHref } from './purchase-pages.ts'

/** It is kept: an adviser calls, or the customer goes on to where insurance is bought. */
export function LeadLeft() {
  const left = useLeftLead()
  const isRestored = useRestored(useLeftLead)
  if (!isRestored) {
    return (
      <Screen>
        <Loading />
      </Screen>
    )
  }
  return left.leadNo === '' ? <NothingLeft /> : <Told {...left} />
}

/** No way leads back into the form that was sent. */
function Told({ leadNo, isRepeated, callBack, salesUrl }: LeftLead) {
  useEffect(forbidBack, [])
  return (
    <Screen hasWayBack={false}>
      <ResultState
        tone="success"
        icon={CircleCheck}
        title={isRepeated ? '今天已经登记过了' : '登记好了'}
        actions={
          <>
            {salesUrl !== '' && (
              <ButtonLink href={salesUrl} rel="noreferrer" isBlock>
                <Icon of={ExternalLink} size="s" />
                离开本站，去投保
              </ButtonLink>
            )}
            <HomeLink isSecondary={salesUrl !== ''} />
          </>
        }
      >
        {isRepeated && (
          <>
            同一个手机号一天登记一次就够了，不用再填。
            <br />
          </>
        )}
        {callBack !== '' && `顾问会在 ${callBack}给您登记的手机号打电话。`}
        {salesUrl !== '' && <SalesSite url={salesUrl} />}
      </ResultState>
      <Card label="登记编号">
        <Fields>
          <CopyField
            label="登记编号"
            value={leadNo}
            hint="咨询时报这个编号，能更快找到您的登记。"
            copied="已复制，可以粘贴到微信或备忘录里保存。"
            variant="secondary"
          >
            复制编号
          </CopyField>
        </Fields>
      </Card>
    </Screen>
  )
}

/** Whoever goes on is told where to, and what goes with them. */
function SalesSite({ url }: { readonly url: string }) {
  return (
    <>
      下一步在投保网站 <b className="num">{new URL(url).host}</b> 完成。
      <br />
      我们只把登记编号带过去，您的姓名和手机号不会写在网址里。
    </>
  )
}

/** The address was opened by itself, or the visit has ended since. */
function NothingLeft() {
  return (
    <Screen>
      <ResultState
        tone="empty"
        icon={SearchX}
        title="这里没有刚提交的登记"
        actions={
          <ButtonLink href={formHref} isBlock>
            登记投保
          </ButtonLink>
        }
      >
        已经登记过的，不用再登记一次。
      </ResultState>
    </Screen>
  )
}
