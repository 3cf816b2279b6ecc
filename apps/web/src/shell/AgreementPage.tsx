import { Card } from '../kit/layout/Card.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import styles from './AgreementPage.module.css'
import { agreementTexts } from './agreements/agreement-texts.ts'
import { type AgreementName, agreements } from './agreements/agreements.ts'
import { brand } from './brand.ts'
import { pageParameter } from './location.ts'
import { Screen } from './screen/Screen.tsx'

const names = Object.keys(agreements) as AgreementName[]

/** The text that a form links to, or all of them when none is named. */
export function AgreementPage() {
  const wanted = pageParameter('name')
  const named = names.filter((name) => name === wanted)
  return (
    <Screen>
      {(named.length > 0 ? named : names).map((name) => (
        <Agreement key={name} name={name} />
      ))}
    </Screen>
  )
}

function Agreement({ name }: { readonly name: AgreementName }) {
  const { title, version, since } = agreements[name]
  return (
    <article className={styles.agreement}>
      <PageIntro title={title}>
        版本 {version}，自 {since} 起生效
      </PageIntro>
      {agreementTexts[name].map((section) => (
        <Card
          key={section.title}
          title={section.title}
          label={`${title} ${section.title}`}
          level={3}
        >
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {inBrand(paragraph)}
            </p>
          ))}
        </Card>
      ))}
    </article>
  )
}

function inBrand(text: string): string {
  return text.replaceAll('{brand}', brand.name).replaceAll('{hotline}', brand.hotline)
}
