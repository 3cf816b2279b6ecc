import type { FaqDraft, Miss } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { Panel } from '../../kit/layout/Panel.tsx'
import styles from './Faqs.module.css'
import { leftOut, wordsOf } from './miss-words.ts'

interface MissWordsProps {
  readonly miss: Miss
  /** The question as it is written now. */
  readonly draft: FaqDraft
}

/** All that is settled by the answer, also what the question has no room for. */
export function MissWords({ miss, draft }: MissWordsProps) {
  const words = wordsOf(miss).map((text) => ({ text, why: leftOut(text, draft) }))
  return (
    <Panel title={`客户的原话（${words.length}）`}>
      {words.some(({ why }) => why !== undefined) && (
        <p>保存后，下面的都算答过；没有放进问法的，机器人不一定认得。</p>
      )}
      <ul className={styles.words}>
        {words.map(({ text, why }) => (
          <li key={text}>
            <bdi className={styles.said}>{text}</bdi>
            {why !== undefined && <div className={styles.why}>{`（${why}）`}</div>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
