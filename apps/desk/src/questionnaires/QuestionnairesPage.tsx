import {
  listQuestionnaires,
  type QuestionnaireRow,
  questionnaireStatus,
} from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Plus } from 'lucide'
import { is } from 'valibot'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { questionnairePath, questionnairesPath, resultsPath } from './questionnaire-paths.ts'
import { statusLooks } from './status-looks.ts'

const everything = 'all'
const choices = [
  { value: everything, label: '全部' },
  ...questionnaireStatus.options.map((value) => ({ value, label: statusLooks[value].word })),
]

/** All questionnaires, by how they stand today. */
export function QuestionnairesPage() {
  const { status } = usePlace().parameters
  const chosen = is(questionnaireStatus, status) ? status : everything
  const query = useDeskQuery(listQuestionnaires, {})
  return (
    <>
      <Toolbar
        actions={
          <ButtonLink variant="primary" icon={Plus} href={hrefOf(questionnairePath)}>
            新增问卷
          </ButtonLink>
        }
      >
        <SelectField
          name="status"
          label="状态"
          choices={choices}
          value={chosen}
          onChange={(value) =>
            goInstead(questionnairesPath, value === everything ? {} : { status: value })
          }
        />
      </Toolbar>
      <Loaded query={query} lines={6}>
        {({ questionnaires }) => {
          const shown = questionnaires.filter(
            (each) => chosen === everything || each.status === chosen,
          )
          if (shown.length === 0) {
            return questionnaires.length === 0 ? (
              <EmptyState title="还没有问卷">新增后先存成草稿，写好再发布。</EmptyState>
            ) : (
              <EmptyState title="没有这种状态的问卷">请选择其他状态。</EmptyState>
            )
          }
          return (
            <Panel isFlush>
              <Table
                label={`问卷，${shown.length} 份`}
                columns={columns}
                rows={shown}
                keyOf={({ id }) => id}
              />
            </Panel>
          )
        }}
      </Loaded>
    </>
  )
}

const columns: readonly Column<QuestionnaireRow>[] = [
  {
    name: 'title',
    title: '问卷',
    cell: ({ id, title }) => <a href={hrefOf(questionnairePath, { id })}>{title}</a>,
  },
  {
    name: 'status',
    title: '状态',
    isWhole: true,
    cell: ({ status }) => <Badge tone={statusLooks[status].tone}>{statusLooks[status].word}</Badge>,
  },
  {
    name: 'when',
    title: '日期',
    isWhole: true,
    cell: ({ from, until }) => (
      <span className="num">
        {from} 至 {until}
      </span>
    ),
  },
  { name: 'where', title: '入口', cell: ({ entryIds }) => entryIds.join('、') || '所有入口' },
  { name: 'answers', title: '答卷', isNumber: true, cell: ({ answers }) => answers },
  {
    name: 'results',
    title: '结果',
    isUntitled: true,
    isWhole: true,
    cell: ({ id, title }) => (
      <a href={hrefOf(resultsPath, { id })} aria-label={`看结果：${title}`}>
        看结果
      </a>
    ),
  },
]
