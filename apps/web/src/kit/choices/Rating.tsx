import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Star } from 'lucide'
import { useId } from 'react'
import styles from './Rating.module.css'

const satisfaction = ['很不满意', '不满意', '一般', '满意', '很满意'] as const

interface RatingProps {
  /** What is rated: 满意度. */
  readonly label: string
  /** From 1 to 5; none before the customer has chosen. */
  readonly value: number | undefined
  readonly onChange: (value: number) => void
  /** The five steps in words, from the worst to the best. */
  readonly words?: readonly [string, string, string, string, string]
}

/** Five stars on five radio buttons: arrows choose, and each star has a word. */
export function Rating({ label, value = 0, onChange, words = satisfaction }: RatingProps) {
  const name = useId()
  return (
    <div className={styles.rating}>
      <div className={styles.stars} role="radiogroup" aria-label={`${label}，共 5 档`}>
        {words.map((word, at) => (
          <label key={word} className={classNames(styles.star, at < value && styles.on)}>
            <input
              type="radio"
              name={name}
              aria-label={word}
              checked={at + 1 === value}
              onChange={() => onChange(at + 1)}
            />
            <Icon of={Star} className={styles.icon} />
          </label>
        ))}
      </div>
      <p className={styles.word} aria-hidden="true">
        {words[value - 1] ?? '点星星评分'}
      </p>
    </div>
  )
}
