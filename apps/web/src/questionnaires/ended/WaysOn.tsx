import { ButtonLink } from '../../kit/Button.tsx'
import { brand } from '../../shell/brand.ts'

/** Where to go from a questionnaire that is done, or cannot be answered. */
export function WaysOn() {
  return (
    <>
      <ButtonLink href={brand.homeUrl} isBlock>
        返回首页
      </ButtonLink>
      <ButtonLink href="#/customer-service" variant="secondary" isBlock>
        联系在线客服
      </ButtonLink>
    </>
  )
}
