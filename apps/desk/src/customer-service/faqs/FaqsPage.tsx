import {
  listAnswerFigures,
  listFaqs,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Plus } from 'lucide'
import { useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { Tabs } from '../../kit/layout/Tabs.tsx'
import { Toolbar } from '../../kit/layout/Toolbar.tsx'
import { type Column, type SortOrder, Table } from '../../kit/lists/Table.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../../shell/location.ts'
import { type CountedFaq, chosenFaqs, countedFaqs, topicsOf } from './chosen-faqs.ts'
import styles from './Faqs.module.css'
import { MissList } from './MissList.tsx'

const everything = ''

const periods = [
  { value: '30', label: '近 30 天' },
  { value: '90', label: '近 90 天' },
  { value: '360', label: '近一年' },
] as const

/** All questions, by words, topic and what became of their answers. */
function FaqList() {
  const query = useDeskQuery(listFaqs, {})
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('30')
  const days = period === '30' ? 30 : period === '90' ? 90 : 360
  const counted = useDeskQuery(listAnswerFigures, { days })
  const [search, setSearch] = useState('')
  const [topic, setTopic] = useState(everything)
  const [order, setOrder] = useState<SortOrder>({ by: 'place', isDescending: false })
  return (
    <Loaded query={query} lines={8}>
      {({ faqs }) => {
        const chosen = chosenFaqs(countedFaqs(faqs, counted.value?.figures), {
          search,
          topic,
          order,
        })
        return (
          <PageStack>
            <Toolbar>
              <TextField
                type="search"
                name="search"
                label="搜索"
                placeholder="问题、问法或回答里的字"
                value={search}
                onChange={setSearch}
              />
              <SelectField
                name="topic"
                label="主题"
                choices={[
                  { value: everything, label: '全部主题' },
                  ...topicsOf(faqs).map((each) => ({ value: each, label: each })),
                ]}
                value={topic}
                onChange={setTopic}
              />
              <SelectField
                name="period"
                label="回答效果"
                choices={periods}
                value={period}
                onChange={setPeriod}
              />
            </Toolbar>
            {chosen.length === 0 ? (
              <EmptyState title="没有找到相符的问题">换个词，或选择全部主题。</EmptyState>
            ) : (
              <Panel isFlush>
                <Table
                  label={`常见问题，${chosen.length} 个`}
                  columns={columns}
                  rows={chosen}
                  keyOf={({ id }) => id}
                  order={order}
                  onOrder={setOrder}
                />
              </Panel>
            )}
          </PageStack>
        )
      }}
    </Loaded>
  )
}

const columns: readonly Column<CountedFaq>[] = [
  {
    name: 'question',
    title: '问题',
    cell: ({ id, question }) => <a href={hrefOf('/faq', { id })}>{question}</a>,
  },
  { name: 'topic', title: '主题', cell: ({ topic }) => topic },
  {
    name: 'isShown',
    title: '状态',
    isWhole: true,
    cell: ({ isShown }) => (isShown ? <Badge tone="success">使用中</Badge> : <Badge>已隐藏</Badge>),
  },
  figureColumn('asked', '问过'),
  figureColumn('solved', '有用'),
  figureColumn('unsolved', '没用'),
  figureColumn('handedOn', '转人工'),
]

function figureColumn(
  name: keyof NonNullable<CountedFaq['figures']>,
  title: string,
): Column<CountedFaq> {
  return {
    name,
    title,
    isNumber: true,
    isSortable: true,
    cell: ({ figures }) => figures?.[name] ?? '—',
  }
}

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
