import type { ClaimDetail } from '@ecenter/contract/claims/claim-detail.ts'
import { Phone } from 'lucide'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Icon } from '../../kit/Icon.tsx'
import styles from './SurveyorCard.module.css'

interface SurveyorCardProps {
  readonly surveyor: NonNullable<ClaimDetail['surveyor']>
}

/** The person who looks at the damage, one tap away. */
export function SurveyorCard({ surveyor: { name, phone, hours } }: SurveyorCardProps) {
  return (
    <Card label="查勘员">
      <div className={styles.surveyor}>
        <p className={styles.text}>
          <b>查勘员 {name}</b>
          <span>{hours}</span>
        </p>
        <ButtonLink variant="secondary" isCompact href={`tel:${phone}`}>
          <Icon of={Phone} size="s" />
          拨打电话
        </ButtonLink>
      </div>
    </Card>
  )
}
