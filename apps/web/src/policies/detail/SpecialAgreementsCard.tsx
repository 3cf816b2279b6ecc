import { Card } from '../../kit/layout/Card.tsx'
import styles from './SpecialAgreementsCard.module.css'

interface SpecialAgreementsCardProps {
  /** Names the policy where a page shows those of several. */
  readonly title?: string
  readonly agreements: readonly string[]
}

/** What was agreed beside the clauses (特别约定); without any, nothing shows. */
export function SpecialAgreementsCard(props: SpecialAgreementsCardProps) {
  const { title = '特别约定', agreements } = props
  if (agreements.length === 0) return null
  return (
    <Card title={title}>
      <ol className={styles.agreements}>
        {agreements.map((agreement) => (
          <li key={agreement}>{agreement}</li>
        ))}
      </ol>
    </Card>
  )
}
