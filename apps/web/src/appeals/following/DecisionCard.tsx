import { Card } from '../../kit/Card.tsx'

/** What was decided, and why. */
export function DecisionCard({ decision }: { readonly decision: string }) {
  return (
    <Card title="处理结果">
      <p>{decision}</p>
    </Card>
  )
}
