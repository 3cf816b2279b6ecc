import { Card } from '../layout/Card.tsx'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** The first line is taller, as a title is. */
  readonly lines?: number
}

/** Grey lines in the shape of what is coming, so that nothing moves when it arrives. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div aria-hidden="true">
      {numbersTo(lines).map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}

interface SkeletonCardsProps extends SkeletonProps {
  readonly count?: number
}

/** A list of cards that is still on its way. */
export function SkeletonCards({ count = 3, lines = 3 }: SkeletonCardsProps) {
  return numbersTo(count).map((card) => (
    <Card key={card}>
      <Skeleton lines={lines} />
    </Card>
  ))
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
