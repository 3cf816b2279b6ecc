import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import { ContactCard } from '../kit/layout/ContactCard.tsx'
import { wordsByKind } from './words-by-kind.ts'

type SurveyorCardProps = Pick<ClaimProgress, 'surveyor' | 'kind' | 'handle'>

/** Who looks after the claim, by name; a message goes to their team, with the claim that it is about. */
export function SurveyorCard({ kind, handle, surveyor }: SurveyorCardProps) {
  if (surveyor === undefined) return null
  const { name, phone, hours } = surveyor
  const note = (
    <>
      {hours}
      <br />
      <a href={`#/customer-service?about=${handle}`} data-click="online service">
        给团队留言
      </a>
    </>
  )
  return <ContactCard {...{ name, phone, note }} job={wordsByKind[kind].surveyor} />
}
