import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { ContactCard } from '../kit/layout/ContactCard.tsx'

/** Who looks after the claim, by name; a message goes to their team. */
export function SurveyorCard({ name, phone, hours }: NonNullable<ClaimDetail['surveyor']>) {
  const note = (
    <>
      {hours}　
      <a href="#/customer-service" data-click="online service">
        给团队留言
      </a>
    </>
  )
  return <ContactCard {...{ name, phone, note }} job="查勘员" />
}
