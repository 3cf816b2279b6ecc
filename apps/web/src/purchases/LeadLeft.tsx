import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { leaveLead } from '@ecenter/contract/purchases/leave-lead.ts'
import { CircleCheck, ExternalLink } from 'lucide'
import { useEffect } from 'react'
import { ButtonLink } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { CopyField } from '../kit/CopyField.tsx'
import { Fields } from '../kit/Fields.tsx'
import { Icon } from '../kit/Icon.tsx'
import { ResultState } from '../kit/ResultState.tsx'
import { forbidBack } from '../shell/back-guard.ts'

interface LeadLeftProps {
  readonly left: ResponseOf<typeof leaveLead>
}

/** It is kept: an adviser calls, or the customer goes on to where insurance is bought. */
export function LeadLeft({ left }: LeadLeftProps) {
  const { leadNo, isRepeated, callBack, salesUrl } = left
  useEffect(() => {
    scrollTo(0, 0)
    forbidBack()
  }, [])
  return (
    <>
      <ResultState
        tone="success"
        icon={CircleCheck}
        title={isRepeated ? '今天已经登记过了' : '登记好了'}
        actions={
          salesUrl === undefined ? (
            <ButtonLink href="#/home" isBlock>
              返回首页
            </ButtonLink>
          ) : (
            <ButtonLink href={salesUrl} rel="noreferrer" isBlock>
              <Icon of={ExternalLink} size="s" />
              离开本站，去投保
            </ButtonLink>
          )
        }
      >
        {isRepeated && (
          <>
            同一个手机号一天登记一次就够了，不用再填。
            <br />
          </>
        )}
        {callBack !== undefined && `顾问 ${callBack}致电您登记的手机号。`}
        {salesUrl !== undefined && <SalesSite url={salesUrl} />}
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
    </>
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
