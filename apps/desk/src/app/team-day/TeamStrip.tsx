import type { TeamMember, TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { whyNotTo } from './giving.ts'
import { dropWords, memberName, presenceOf } from './member-words.ts'
import styles from './TeamStrip.module.css'

interface TeamStripProps {
  readonly team: readonly TeamMember[]
  /** What is drawn over it at the moment. */
  readonly dragged: readonly TeamRow[]
  readonly onDrop: (rows: readonly TeamRow[], member: TeamMember) => void
  /** Shows what of one of them is late. */
  readonly onOwner: (staffId: string) => void
}

/** Whom something can be given to: whether they are here, what they have, what of it is late. */
export function TeamStrip({ team, dragged, onDrop, onOwner }: TeamStripProps) {
  const [overId, setOverId] = useState<string>()
  const over = dragged.length === 0 ? undefined : team.find(({ staffId }) => staffId === overId)
  const here = team.filter(({ staffing }) => staffing !== undefined && staffing.taking !== 'gone')
  return (
    <Panel title={`同事（在线客服 ${here.length}，共 ${team.length} 人）`} isFlush>
      <p className={styles.hint} role="status">
        {over === undefined ? '拖到同事身上，或按 a 分给同事。' : dropWords(dragged, over)}
      </p>
      <table className={styles.table} aria-label="同事">
        <thead>
          <tr>
            <th scope="col">姓名</th>
            <th scope="col">状态</th>
            <th scope="col">会话</th>
            <th scope="col">申诉</th>
            <th scope="col">登记</th>
            <th scope="col">超时</th>
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
  const { staffId, staffing, cases, leads, late, isSelf } = member
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
        {memberName(member)}
        {isSelf && <small>（我）</small>}
      </th>
      <td>{presenceOf(member)}</td>
      <td className="num">
        {staffing === undefined ? '—' : `${staffing.open}/${staffing.atMost}`}
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
    </tr>
  )
}
