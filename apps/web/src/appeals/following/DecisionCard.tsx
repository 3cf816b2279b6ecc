import { Card } from '../../kit/layout/Card.tsx'
import styles from './AppealCaseView.module.css'

/** What was decided, and why. */
export function DecisionCard({ decision }: { readonly decision: string }) {
  return (
    <Card title="处理结果">
      <p className={styles.words}>{decision}</p>
    </Card>
  )
}
