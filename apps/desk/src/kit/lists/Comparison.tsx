import { Button } from '../buttons/Button.tsx'
import { Callout } from '../layout/Callout.tsx'
import styles from './Comparison.module.css'

export interface ComparedField {
  readonly name: string
  readonly mine: string
  readonly theirs: string
}

interface ComparisonProps {
  readonly fields: readonly ComparedField[]
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Two people changed the same: both texts, and a choice which to go on with. Nothing is lost by it. */
export function Comparison({ fields, onMine, onTheirs }: ComparisonProps) {
  const different = fields.filter(({ mine, theirs }) => mine !== theirs)
  return (
    <Callout tone="warning" isAlert>
      <p className={styles.text}>您编辑时，同事保存了新的内容。您的修改还没有保存，请选择：</p>
      <dl className={styles.fields}>
        {different.map(({ name, mine, theirs }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>我的：</b>
              {mine}
            </dd>
            <dd>
              <b>同事的：</b>
              {theirs}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button isSmall onClick={onMine}>
          用我的，再保存
        </Button>
        <Button isSmall onClick={onTheirs}>
          用同事的
        </Button>
      </div>
    </Callout>
  )
}
