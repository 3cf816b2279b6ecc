import { type Colleague, listColleagues } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { FigureList } from '../../kit/layout/FigureList.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { useChatDesk } from '../chat-desk-store.ts'
import { sinceText } from '../chat-words.ts'
import { useNow } from '../use-now.ts'

const everyMs = 30_000

/** Who waits for a person now, and who is there to take them. */
export function TeamNow() {
  const query = useDeskQuery(listColleagues, {}, { everyMs })
  const lists = useChatDesk((desk) => desk.lists)
  const now = useNow()
  const [first] = lists?.queue ?? []
  return (
    <Panel title="组里现在">
      <Loaded query={query} lines={2}>
        {({ colleagues }) => (
          <FigureList
            figures={[
              { name: '排队', value: lists === undefined ? '—' : `${lists.queued} 人` },
              {
                name: '最久等',
                value: first?.waitingSince === undefined ? '—' : sinceText(first.waitingSince, now),
              },
              { name: '其他同事在线', value: `${colleagues.length} 人` },
              { name: '他们还能接', value: `${colleagues.reduce(addRoom, 0)} 个会话` },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  )
}

function addRoom(sum: number, { taking, open, atMost }: Colleague): number {
  return taking === 'may' ? sum + atMost - open : sum
}
