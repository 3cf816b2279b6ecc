import { FileQuestionMark } from 'lucide'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { pageParameter } from '../../shell/location.ts'
import { wayToReport } from './way-on.ts'

interface NothingStepProps {
  readonly maskedMobile: string | undefined
  readonly onOtherPhone: () => void
}

/** The phone is the customer's, and no policy has it on file: where else what is theirs may be. */
export function NothingStep({ maskedMobile, onOtherPhone }: NothingStepProps) {
  const report = wayToReport(pageParameter('to'))
  return (
    <ResultState
      tone="empty"
      icon={FileQuestionMark}
      title="没有找到保单"
      actions={
        <>
          {report && (
            <ButtonLink href={`#${report}`} isBlock>
              回到报案，不用保单
            </ButtonLink>
          )}
          <Button variant={report ? 'secondary' : 'primary'} isBlock onClick={onOtherPhone}>
            换个手机号
          </Button>
          <ButtonLink href="#/policy-query" data-click="policy query" variant="secondary" isBlock>
            用车牌号和证件查
          </ButtonLink>
          <ButtonLink href="#/policy-query-property" variant="secondary" isBlock>
            用保单号查
          </ButtonLink>
          <ButtonLink href={hotlineUrl} variant="text" isBlock>
            拨打 {brand.hotline}，人工帮您找
          </ButtonLink>
        </>
      }
      tips={{
        title: '可能的原因',
        items: [
          '投保时留的是另一个号码，或家人、业务员的号码',
          '保单是单位买的，留的是单位的联系电话',
          '刚买的保单，一般当天就能查到',
        ],
      }}
    >
      {maskedMobile} 没有留存在任何保单上
    </ResultState>
  )
}
