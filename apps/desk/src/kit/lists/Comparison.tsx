import { Button } from '../buttons/Button.tsx'
import { Callout } from '../layout/Callout.tsx'
import styles from './Comparison.module.css'

export interface ComparedField {
  readonly name: string
  readonly mine: string
  readonly theirs: string
}

/** What two people wrote of one thing: each field by its name on the form, as it is read. */
export function comparedBy<Draft>(
  mine: Draft,
  theirs: Draft,
  fields: Readonly<Record<string, (draft: Draft) => string>>,
): ComparedField[] {
  return Object.entries(fields).map(([name, textOf]) => ({
    name,
    mine: textOf(mine),
    theirs: textOf(theirs),
  }))
}

interface ComparisonProps {
  readonly fields: readonly ComparedField[]
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Two people changed the same: both texts, and a choice which to go on with. Nothing is lost by it. */
export function Comparison({ fields, onMine, onTheirs }: ComparisonProps) {
  return (
    <Callout tone="warning" isAlert>
      <p className={styles.text}>您编辑时，同事保存了新的内容。您的修改还没有保存，请选择：</p>
      <Differences {...{ fields }} mine="我的" theirs="同事的" />
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

interface DifferencesProps {
  readonly fields: readonly ComparedField[]
  /** What the two are called. */
  readonly mine: string
  readonly theirs: string
}

/** Only the fields that differ, one text below the other. */
export function Differences({ fields, mine: one, theirs: other }: DifferencesProps) {
  const different = fields.filter(({ mine, theirs }) => mine !== theirs)
  if (different.length === 0) return <p className={styles.text}>两份内容一样。</p>
  return (
    <dl className={styles.fields}>
      {different.map(({ name, mine, theirs }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{one}：</b>
            {mine}
          </dd>
          <dd>
            <b>{other}：</b>
            {theirs}
          </dd>
        </div>
      ))}
    </dl>
  )
}
