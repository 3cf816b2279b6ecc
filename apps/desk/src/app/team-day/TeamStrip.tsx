import type { TeamMember, TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { figureText } from '@ecenter/contract/figures/desk/report-measures.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { useState } from 'react'
import { availabilityText } from '../../customer-service/supervision/staffing-words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { freePlaces, whyNotTo } from './giving.ts'
import { dropWords } from './member-words.ts'
import styles from './TeamStrip.module.css'

interface TeamStripProps {
  readonly team: readonly TeamMember[]
  /** What is drawn over it at the moment. */
  readonly dragged: readonly TeamRow[]
  readonly onDrop: (rows: readonly TeamRow[], member: TeamMember) => void
  /** Shows what of one of them is late. */
  readonly onOwner: (staffId: string) => void
}

/** Whom something can be given to: whether they are here, their free places, what is late, what they came to today. */
export function TeamStrip({ team, dragged, onDrop, onOwner }: TeamStripProps) {
  const [overId, setOverId] = useState<string>()
  const over = dragged.length === 0 ? undefined : team.find(({ staffId }) => staffId === overId)
  const here = team.filter(({ staffing }) => staffing !== undefined && staffing.taking !== 'gone')
  return (
    <Panel title={`同事（在线客服 ${here.length}，共 ${team.length} 人）`} isFlush>
      <p className={styles.hint} role="status">
        {over === undefined
          ? '空位多的排在前面。拖到同事身上，或按 a 分给同事。'
          : dropWords(dragged, over)}
      </p>
      <table className={styles.table} aria-label="同事">
        <thead>
          <tr>
            <th scope="col">姓名</th>
            <th scope="col">会话</th>
            <th scope="col">申诉</th>
            <th scope="col">登记</th>
            <th scope="col">超时</th>
            <th scope="col" className={styles.today}>
              今天接待
            </th>
            <th scope="col" className={styles.today}>
              今天来电
            </th>
            <th scope="col" className={styles.today}>
              首次回复
            </th>
          </tr>
        </thead>
        <tbody>
          {team.map((member) => (
            <MemberRow
              key={member.staffId}
              {...{ member, onOwner }}
              isOver={over?.staffId === member.staffId}
              mayDrop={dragged.some((row) => whyNotTo(row, member) === undefined)}
              onOver={setOverId}
              onDrop={() => onDrop(dragged, member)}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

interface MemberRowProps {
  readonly member: TeamMember
  readonly isOver: boolean
  readonly mayDrop: boolean
  readonly onOver: (staffId: string | undefined) => void
  readonly onDrop: () => void
  readonly onOwner: (staffId: string) => void
}

function MemberRow({ member, isOver, mayDrop, onOver, onDrop, onOwner }: MemberRowProps) {
  const { staffId, name, number, staffing, cases, leads, late, calls, chats, firstMedian, isSelf } =
    member
  return (
    <tr
      className={classNames(isOver && (mayDrop ? styles.over : styles.closed))}
      onDragOver={(event) => {
        onOver(staffId)
        // Only what accepts a drop says so to the browser.
        if (mayDrop) event.preventDefault()
      }}
      onDragLeave={() => onOver(undefined)}
      onDrop={(event) => {
        event.preventDefault()
        onOver(undefined)
        onDrop()
      }}
    >
      <th scope="row">
        {name}
        {isSelf && <small>（我）</small>}
        {staffing && (
          <small
            className={styles.presence}
          >{`${availabilityText(staffing)}，工号 ${number}`}</small>
        )}
      </th>
      <td className="num">
        <Places member={member} />
      </td>
      <td className="num">{cases}</td>
      <td className="num">{leads}</td>
      <td className="num">
        {late === 0 ? (
          0
        ) : (
          <Button
            isSmall
            variant="text"
            aria-label={`${member.name}超时 ${late} 件，看这位同事的`}
            onClick={() => onOwner(staffId)}
          >
            <b className={styles.late}>{late}</b>
          </Button>
        )}
      </td>
      <td className={classNames('num', styles.today)}>{figureText('taken', chats)}</td>
      <td className={classNames('num', styles.today)}>{calls}</td>
      <td className={classNames('num', styles.today)}>{figureText('firstMedian', firstMedian)}</td>
    </tr>
  )
}

/** How many conversations they have of how many, and how many more they can take. */
function Places({ member }: Pick<MemberRowProps, 'member'>) {
  const { staffing } = member
  if (staffing === undefined) return '—'
  const { open, atMost } = staffing
  const free = freePlaces(member)
  return (
    <>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" className={styles.track} />
        <rect
          width={Math.min(1, open / atMost) * 100}
          height="1"
          className={open < atMost ? styles.part : styles.full}
        />
      </svg>
      {`${open}/${atMost}`}
      {free > 0 && <small className={styles.free}>{`空 ${free}`}</small>}
    </>
  )
}
