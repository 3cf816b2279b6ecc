import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { queryActivitySwitch } from '@ecenter/contract/questionnaires/questionnaire.ts'
import { CalendarX, Clock, type IconNode, SearchX } from 'lucide'
import { dayText } from '../../kit/day-text.ts'
import { ResultState } from '../../kit/ResultState.tsx'
import { WaysOn } from './WaysOn.tsx'

type Standing = Extract<ResponseOf<typeof queryActivitySwitch>, { isOpen: false }>

/** Nothing can be answered here: not open yet, over, or never there. */
export function ClosedQuestionnaire({ standing }: { readonly standing: Standing }) {
  const { title } = standing
  return (
    <ResultState tone="empty" {...lookOf(standing)} actions={<WaysOn />}>
      {title !== undefined && (
        <>
          {title}
          <br />
        </>
      )}
      <WhenOpen {...standing} />
      现在就有话想说？请告诉客服。
    </ResultState>
  )
}

function lookOf({ reason }: Standing): { readonly icon: IconNode; readonly title: string } {
  switch (reason) {
    case 'not-yet':
      return { icon: Clock, title: '问卷还没有开始' }
    case 'over':
      return { icon: CalendarX, title: '问卷已经结束' }
    case 'none':
      return { icon: SearchX, title: '现在没有问卷' }
  }
}

function WhenOpen({ from, until }: Standing) {
  const day = from ?? until
  if (day === undefined) return null
  return (
    <>
      <b className="num">{dayText(day)}</b>
      {from === undefined ? '结束' : '开始'}
      <br />
    </>
  )
}
