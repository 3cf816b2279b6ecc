import {
  caseCauseNames,
  caseChannelNames,
  caseProductNames,
} from '@ecenter/contract/appeals/case-facts.ts'
import { countCaseChanges, readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { useEffect } from 'react'
import { type QueryState, useDeskQuery } from '../client/use-desk-query.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { PageColumns, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { StepList } from '../kit/lists/StepList.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { DetailPage } from '../shell/DetailPage.tsx'
import { hrefOf, usePlace } from '../shell/location.ts'
import { CaseActions } from './CaseActions.tsx'
import { CaseNotes } from './CaseNotes.tsx'
import { DaysLeft, FirstCall, Lateness } from './CaseTable.tsx'
import { casePath, casesPath, moveMs } from './case-paths.ts'
import { kindNames } from './case-words.ts'
import { LetterApproval } from './LetterApproval.tsx'

/**
 * One case. It is asked anew after each action, when the window is looked at again, and once a colleague or its
 * customer has changed it: not by the clock, for reading leaves a trace.
 */
export function CasePage() {
  const { id } = usePlace().parameters
  const asked = id === undefined ? undefined : { caseId: id }
  const query = useDeskQuery(readCase, asked)
  useChangesOf(query, useDeskQuery(countCaseChanges, asked, { everyMs: moveMs }))
  return (
    <DetailPage {...{ id, query }} kind="case" listPath={casesPath} withoutId="请从列表里打开一件">
      {(appeal) => <CaseView key={appeal.caseId} appeal={appeal} onChanged={query.ask} />}
    </DetailPage>
  )
}

/** Nothing changes behind a window in which somebody decides; they read what is new once it is closed. */
function useChangesOf(
  { value, ask }: QueryState<DeskCase>,
  { value: counted, at }: QueryState<{ readonly changes: number }>,
): void {
  const hasMoved = value !== undefined && counted !== undefined && counted.changes > value.changes
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, however often it is rendered
  useEffect(() => {
    if (!hasMoved || document.querySelector('dialog[open]') !== null) return
    showToast('这件申诉刚刚有变化，正在更新。')
    void ask()
  }, [hasMoved, at])
}

interface CaseViewProps {
  readonly appeal: DeskCase
  readonly onChanged: () => Promise<unknown>
}

/** What the customer said and how to reach them, what can be done now, and what was done. */
function CaseView({ appeal, onChanged }: CaseViewProps) {
  return (
    <PageStack>
      <Panel
        title={`${kindNames[appeal.kind]} ${appeal.caseNo}`}
        actions={<DaysLeft row={appeal} />}
      >
        <Facts facts={statusFacts(appeal)} />
        <JoinedNote joined={appeal.joined} />
      </Panel>
      <PageColumns>
        <PageStack>
          <CaseActions {...{ appeal, onChanged }} />
          <LetterApproval {...{ appeal, onChanged }} />
          <Panel title="客户说的">
            <PageStack>
              <CustomerWords>{appeal.content}</CustomerWords>
              <Facts facts={personFacts(appeal)} />
            </PageStack>
          </Panel>
          {appeal.answer !== undefined && (
            <Panel title="最近一次答复">
              <CustomerWords>{appeal.answer}</CustomerWords>
            </Panel>
          )}
        </PageStack>
        <PageStack>
          <Panel title="办理进度（客户看到的）">
            <StepList
              label="办理进度"
              steps={appeal.steps.map(({ note, byName, ...step }) => ({
                ...step,
                aside: <Behind note={note} byName={byName} />,
              }))}
            />
          </Panel>
          <CaseNotes {...{ appeal, onChanged }} />
        </PageStack>
      </PageColumns>
    </PageStack>
  )
}

/** Whoever comes again is answered by who knows what was said before. */
function JoinedNote({ joined }: Pick<DeskCase, 'joined'>) {
  if (joined.length === 0) return null
  return (
    <Callout tone="warning">
      重复：同一客户或同一理赔半年内还有{' '}
      {joined.map(({ caseId, caseNo, filedAt }, index) => (
        <span key={caseId}>
          {index > 0 && '、'}
          <a className="num" href={hrefOf(casePath, { id: caseId })}>
            {caseNo}
          </a>
          （{filedAt} 提交）
        </span>
      ))}
      。
    </Callout>
  )
}

function statusFacts(appeal: DeskCase) {
  return [
    { name: '状态', value: appeal.statusText },
    { name: '提交时间', value: <span className="num">{appeal.filedAt}</span> },
    { name: '答复期限', value: <span className="num">{appeal.answerBy}</span> },
    ...known('监管要求的期限', appeal.dueOn),
    { name: '首次回电', value: <FirstCall row={appeal} /> },
    { name: '迟过没有', value: <Lateness row={appeal} /> },
    { name: '办理人', value: handlerText(appeal) },
    {
      name: '来源',
      value: `${caseChannelNames[appeal.channel]}${appeal.takenByName === undefined ? '' : `，${appeal.takenByName}登记`}`,
    },
    ...known('来文编号', appeal.reference),
    { name: '原因', value: appeal.cause ? caseCauseNames[appeal.cause] : '没有写明' },
    { name: '产品', value: appeal.product ? caseProductNames[appeal.product] : '没有写明' },
    ...known('机构', appeal.areaName),
    ...known('报案号', appeal.registNo),
    ...known('保单号', appeal.policyNo),
  ]
}

function handlerText({ isMine, handlerName, givenByName }: DeskCase): string {
  const name = isMine ? '我' : (handlerName ?? '无人办理')
  return givenByName === undefined ? name : `${name}，${givenByName}分派`
}

function known(name: string, value: string | undefined) {
  return value === undefined ? [] : [{ name, value: <span className="num">{value}</span> }]
}

function personFacts(appeal: DeskCase) {
  return [
    {
      name: '客户',
      value: (
        <CustomerWords>
          {appeal.title === '' ? appeal.name : `${appeal.name}（${appeal.title}）`}
        </CustomerWords>
      ),
    },
    {
      name: '电话',
      value:
        appeal.phoneNumber === undefined ? (
          '没有留，请寄书面答复'
        ) : (
          <a className="num" href={`tel:${appeal.phoneNumber}`}>
            {appeal.phoneNumber}
          </a>
        ),
    },
    { name: '希望回电', value: appeal.callBackTime },
    { name: '所在城市', value: appeal.city },
    { name: '邮箱', value: appeal.email ?? '没有留' },
  ]
}

function Behind({ note, byName }: Pick<DeskCase['steps'][number], 'note' | 'byName'>) {
  return (
    <>
      {note !== undefined && <CustomerWords>{`内部记录：${note}`}</CustomerWords>}
      {byName !== undefined && <CustomerWords>{`经办：${byName}`}</CustomerWords>}
    </>
  )
}
