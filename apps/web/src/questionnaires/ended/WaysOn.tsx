import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { HomeLink } from '../../shell/screen/HomeLink.tsx'

/** Where to go from a questionnaire that is done, or cannot be answered. */
export function WaysOn() {
  return (
    <>
      <HomeLink />
      <ButtonLink href="#/customer-service" data-click="online service" variant="secondary" isBlock>
        联系在线客服
      </ButtonLink>
    </>
  )
}
