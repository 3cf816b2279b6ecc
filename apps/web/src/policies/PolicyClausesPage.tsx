import type { ClauseText } from '@ecenter/contract/policies/policy.ts'
import { readClauses } from '@ecenter/contract/policies/policy-calls.ts'
import { useCall } from '../client/use-call.ts'
import { Card } from '../kit/layout/Card.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import styles from './PolicyClausesPage.module.css'

/** The clauses a policy was sold under, to be opened one by one. */
export function PolicyClausesPage() {
  const handle = pageParameter('handle') ?? ''
  const { value, failed, ask } = useCall(readClauses, { handle })
  return (
    <Screen>
      <ProvenContent handle={handle} failed={failed} ask={ask} queryHref="#/policy-query">
        {value === undefined && (
          <>
            <Loading />
            <SkeletonCards />
          </>
        )}
      </ProvenContent>
      {value !== undefined && (
        <>
          <PageIntro title="保险条款">点开条款名称，阅读全文。</PageIntro>
          {value.clauses.map((clause) => (
            <ClauseCard key={clause.code} clause={clause} />
          ))}
        </>
      )}
    </Screen>
  )
}

function ClauseCard({ clause: { title, chapters } }: { readonly clause: ClauseText }) {
  return (
    <Card>
      <details className={styles.clause}>
        <summary>{title}</summary>
        {chapters.map((chapter) => (
          <section key={chapter.title}>
            <h3>{chapter.title}</h3>
            {chapter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </details>
    </Card>
  )
}
