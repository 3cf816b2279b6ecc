import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  exportAnswers,
  readResults,
} from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Toolbar } from '../../kit/layout/Toolbar.tsx'
import { DownloadButton } from '../../shell/DownloadButton.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../../shell/location.ts'
import { questionnairePath, questionnairesPath, resultsPath } from '../questionnaire-paths.ts'
import { ResultPanel } from './ResultPanel.tsx'
import styles from './Results.module.css'

/** What was answered, question by question, of one version at a time. */
export function ResultsPage() {
  const { id, version } = usePlace().parameters
  const asked = id && { id, ...(Number(version) >= 1 && { version: Number(version) }) }
  const query = useDeskQuery(readResults, asked || undefined, { keeps: 'all' })
  if (id === undefined) return <Gone />
  return (
    <Loaded query={query} lines={8}>
      {(results) => <Results id={id} {...results} />}
    </Loaded>
  )
}

function Gone() {
  return (
    <EmptyState
      title="没有这份问卷"
      actions={<ButtonLink href={hrefOf(questionnairesPath)}>回到问卷</ButtonLink>}
    />
  )
}

type ResultsProps = ResponseOf<typeof readResults> & { readonly id: string }

function Results(props: ResultsProps) {
  const { id, title, versions, version, answers, results, exportsAtMost } = props
  const all = versions.reduce((sum, each) => sum + each.answers, 0)
  return (
    <PageStack>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>
          共 <b className="num">{all}</b> 份答卷
          {versions.length > 1 && `，这一版 ${answers} 份`}
        </p>
      </div>
      <Toolbar
        actions={
          <>
            {all > 0 && (
              <DownloadButton call={exportAnswers} request={{ id }} fileName={`${title}-答卷.csv`}>
                下载全部答卷
              </DownloadButton>
            )}
            <ButtonLink href={hrefOf(questionnairePath, { id })}>编辑问卷</ButtonLink>
          </>
        }
      >
        {versions.length > 1 && (
          <SelectField
            name="version"
            label="版本"
            choices={versions.map((each) => ({
              value: `${each.version}`,
              label: `第 ${each.version} 版，${each.answers} 份`,
            }))}
            value={`${version}`}
            onChange={(chosen) => goInstead(resultsPath, { id, version: chosen })}
          />
        )}
      </Toolbar>
      {all > exportsAtMost && <p>下载的文件里是最近的 {exportsAtMost} 份。</p>}
      {answers === 0 ? (
        <EmptyState title="还没有人答">有人交了答卷，每道题的结果会出现在这里。</EmptyState>
      ) : (
        results.map((result, at) => (
          <ResultPanel
            key={`${version}/${result.question.questionId}`}
            {...{ id, version, result }}
            number={at + 1}
          />
        ))
      )}
    </PageStack>
  )
}
