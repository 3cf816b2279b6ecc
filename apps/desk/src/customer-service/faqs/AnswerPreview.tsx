import { hotline } from '@ecenter/contract/constants/service.ts'
import { siteScreenList } from '@ecenter/contract/constants/site-screens.ts'
import type { FaqDraft } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { Panel } from '../../kit/Panel.tsx'
import { brandName } from '../../shell/brand.ts'
import styles from './AnswerPreview.module.css'

/** The answer as it stands in a customer's conversation. */
export function AnswerPreview({ question, answer, links }: FaqDraft) {
  return (
    <Panel title="客户看到的">
      <div className={styles.chat}>
        <p className={styles.asked}>{question || '（问题）'}</p>
        <div className={styles.answer}>
          <p>{filled(answer) || '（回答）'}</p>
          {siteScreenList
            .filter(({ href }) => links.includes(href))
            .map(({ href, title }) => (
              <span key={href} className={styles.link}>
                {title}
              </span>
            ))}
        </div>
      </div>
    </Panel>
  )
}

function filled(answer: string): string {
  return answer.replaceAll('{hotline}', hotline).replaceAll('{brand}', brandName)
}
