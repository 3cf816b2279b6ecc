import type { TeamFigures } from '@ecenter/contract/day/desk/team-day.ts'
import { figureText } from '@ecenter/contract/figures/desk/report-measures.ts'
import { sinceText } from '../../customer-service/chat-words.ts'
import { FigureStrip, type StripFigure } from '../../kit/layout/FigureStrip.tsx'
import { dueOfMoment, dueText } from '../day/due-text.ts'

interface TeamFigureStripProps {
  readonly figures: TeamFigures
  readonly unowned: { readonly total: number; readonly late: number }
  readonly now: number
}

/** How the team stands: who waits, what is late, what nobody has, how today's conversations went. */
export function TeamFigureStrip({ figures, unowned, now }: TeamFigureStripProps) {
  const { waiting, waitingSince, late, lateSince, firstMedian, stars, ratings } = figures
  return (
    <section aria-label="全组现在">
      <FigureStrip
        figures={[
          {
            name: '排队',
            value: `${waiting} 人`,
            note: waitingText(waitingSince, now),
          },
          {
            name: '已超时',
            value: `${late} 件`,
            isBad: late > 0,
            note:
              lateSince === undefined
                ? '都在期限内'
                : `最久的${dueText(dueOfMoment(lateSince), { now, soonMinutes: 0 })}`,
          },
          {
            name: '没有人办',
            value: `${unowned.total} 件`,
            note: unowned.late === 0 ? '没有超时的' : `其中超时 ${unowned.late} 件`,
            noteTone: unowned.late === 0 ? undefined : 'bad',
          },
          {
            name: '今天首次回复（中位）',
            value: figureText('firstMedian', firstMedian),
            ...firstAnswerNote(figures),
          },
          {
            name: '今天满意度',
            value: figureText('stars', stars),
            note: ratings === 0 ? noneYet(figures, '还没有评价') : `${ratings} 个评价，满分 5`,
          },
        ]}
      />
    </section>
  )
}

function waitingText(since: string | undefined, now: number): string {
  if (since === undefined) return '没有人在等'
  const long = sinceText(since, now)
  return long === '0 分' ? '刚刚开始等' : `最久 ${long}`
}

/** A first answer within what customers are promised is good. */
function firstAnswerNote(figures: TeamFigures): Pick<StripFigure, 'note' | 'noteTone'> {
  const { firstMedian, answerMinutes, countedAt } = figures
  if (firstMedian === undefined) return { note: noneYet(figures, '还没有回复过') }
  return {
    note: `约定 ${answerMinutes} 分内，统计到 ${countedAt}`,
    noteTone: firstMedian <= answerMinutes * 60 ? 'good' : 'bad',
  }
}

function noneYet({ countedAt }: TeamFigures, words: string): string {
  return countedAt === undefined ? '还没有统计' : words
}
