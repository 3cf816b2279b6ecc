import { Card } from '../kit/Card.tsx'
import { PageIntro } from '../kit/PageIntro.tsx'
import styles from './AgreementPage.module.css'
import { agreements } from './agreements.ts'
import { pageParameter } from './location.ts'
import { Screen } from './Screen.tsx'

/** The text that a form links to, or all of them when none is named. */
export function AgreementPage() {
  const name = pageParameter('name')
  const named = agreements.filter((each) => each.name === name)
  return (
    <Screen>
      {(named.length > 0 ? named : agreements).map(({ title, version, paragraphs }) => (
        <div key={title}>
          <PageIntro title={title}>版本 {version}</PageIntro>
          <Card>
            <ol className={styles.text}>
              {paragraphs.map((paragraph) => (
                <li key={paragraph}>{paragraph}</li>
              ))}
            </ol>
          </Card>
        </div>
      ))}
    </Screen>
  )
}
