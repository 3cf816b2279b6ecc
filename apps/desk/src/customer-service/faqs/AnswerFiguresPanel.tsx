import {
  type AnswerFigures,
  listAnswerFigures,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Panel } from '../../kit/layout/Panel.tsx'
import { type Column, Table } from '../../kit/lists/Table.tsx'
import { Loaded } from '../../shell/Loaded.tsx'

/** What became of one answer in the last thirty days, day by day. */
export function AnswerFiguresPanel({ faqId }: { readonly faqId: string }) {
  const query = useDeskQuery(listAnswerFigures, { days: 30, faqId })
  return (
    <Panel title="近 30 天的回答效果">
      <Loaded query={query} lines={2}>
        {({ figures }) =>
          figures.length === 0 ? (
            <p>近 30 天没有客户问到。</p>
          ) : (
            <Table
              label="每天的回答效果"
              columns={columns}
              rows={[wholeOf(figures), ...figures]}
              keyOf={({ of }) => of}
            />
          )
        }
      </Loaded>
    </Panel>
  )
}

function wholeOf(figures: readonly AnswerFigures[]): AnswerFigures {
  const sum = (of: 'asked' | 'solved' | 'unsolved' | 'handedOn') =>
    figures.reduce((all, each) => all + each[of], 0)
  return {
    of: '合计',
    asked: sum('asked'),
    solved: sum('solved'),
    unsolved: sum('unsolved'),
    handedOn: sum('handedOn'),
  }
}

const columns: readonly Column<AnswerFigures>[] = [
  { name: 'of', title: '日期', isWhole: true, cell: ({ of }) => <span className="num">{of}</span> },
  { name: 'asked', title: '问过', isNumber: true, cell: ({ asked }) => asked },
  { name: 'solved', title: '有用', isNumber: true, cell: ({ solved }) => solved },
  { name: 'unsolved', title: '没用', isNumber: true, cell: ({ unsolved }) => unsolved },
  { name: 'handedOn', title: '转人工', isNumber: true, cell: ({ handedOn }) => handedOn },
]
