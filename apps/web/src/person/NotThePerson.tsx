import { UserRoundX } from 'lucide'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { proofHref } from './proof/proof-href.ts'

/** Who proved only a policy or a car has no say over the person. */
export function NotThePerson() {
  return (
    <ResultState
      tone="empty"
      icon={UserRoundX}
      title="要用本人的手机号"
      actions={
        <ButtonLink href={proofHref('/me/access', 'person')} isBlock>
          换手机号验证
        </ButtonLink>
      }
      tips={{
        title: '为什么看不到',
        items: [
          '这次验证的手机号，只登记在某张保单或某辆车上',
          '设备和隐私归本人，用登记在本人名下的手机号验证后才能看',
        ],
      }}
    >
      这次验证只打开了部分保单，
      <br />
      看不到设备和隐私。
    </ResultState>
  )
}
