import { Plus } from 'lucide'
import { ButtonLink } from '../../kit/Button.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { goInstead, hrefOf, usePlace } from '../../shell/location.ts'
import { FaqList } from './FaqList.tsx'
import styles from './Faqs.module.css'
import { MissList } from './MissList.tsx'

const tabs = [
  { name: 'faqs', title: '常见问题' },
  { name: 'misses', title: '没答好的问题' },
] as const

/** What the robot answers, and what it could not answer. */
export function FaqsPage() {
  const { parameters } = usePlace()
  const chosen = parameters.view === 'misses' ? 'misses' : 'faqs'
  return (
    <div className={styles.page}>
      <div className={styles.new}>
        <ButtonLink variant="primary" icon={Plus} href={hrefOf('/faq')}>
          新增问题
        </ButtonLink>
      </div>
      <Tabs
        label="机器人问答"
        tabs={tabs}
        chosen={chosen}
        onChoose={(view) => goInstead('/faqs', { view })}
      >
        {chosen === 'faqs' ? <FaqList /> : <MissList />}
      </Tabs>
    </div>
  )
}
