import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { ContactCard } from '../kit/layout/ContactCard.tsx'
import { wordsByKind } from './words-by-kind.ts'

type SurveyorCardProps = NonNullable<ClaimDetail['surveyor']> & Pick<ClaimDetail, 'kind'>

/** Who looks after the claim, by name; a message goes to their team. */
export function SurveyorCard({ kind, name, phone, hours }: SurveyorCardProps) {
  const note = (
    <>
      {hours}
      <br />
      <a href="#/customer-service" data-click="online service">
        给团队留言
      </a>
    </>
  )
  return <ContactCard {...{ name, phone, note }} job={wordsByKind[kind].surveyor} />
}
