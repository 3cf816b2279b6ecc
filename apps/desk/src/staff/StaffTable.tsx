import {
  allPermissions,
  hasPermission,
  permissions,
  staffRoleNames,
} from '@ecenter/contract/desk/permissions.ts'
import type { StaffMember, StaffState } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { useDeskSession } from '../client/desk-session.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { type StaffVerdict, wishOf } from './SettleRequestDialog.tsx'
import type { StaffChange } from './StaffChangeDialog.tsx'
import styles from './StaffTable.module.css'

interface StaffTableProps {
  readonly staff: readonly StaffMember[]
  /** Of company accounts. */
  readonly areBranchesByCompany: boolean
  readonly onChange: (change: StaffChange) => void
  readonly onSettle: (verdict: StaffVerdict) => void
}

export function StaffTable({ staff, areBranchesByCompany, onChange, onSettle }: StaffTableProps) {
  const ownId = useDeskSession(({ session }) => session.me?.staffId)
  const columns: readonly Column<StaffMember>[] = [
    { name: 'account', title: '账号', cell: ({ account }) => account },
    { name: 'name', title: '姓名', isWhole: true, cell: ({ name }) => name },
    {
      name: 'roles',
      title: '角色',
      cell: (member) => <RolesOf member={member} />,
    },
    {
      name: 'branch',
      title: '机构和组',
      cell: ({ branchName = '总部', team }) =>
        team === undefined ? branchName : `${branchName}，${team}`,
    },
    { name: 'state', title: '状态', cell: (member) => <StateOf member={member} /> },
    {
      name: 'signedInAt',
      title: '最近登录',
      cell: ({ signedInAt }) => <span className="num">{momentOf(signedInAt)}</span>,
    },
    {
      name: 'changes',
      title: '操作',
      isUntitled: true,
      isWhole: true,
      cell: (member) =>
        member.awaited !== undefined ? (
          <Verdicts {...{ member, ownId, onSettle }} />
        ) : member.staffId === ownId ? (
          <span className={styles.own}>您自己</span>
        ) : (
          <Changes {...{ member, areBranchesByCompany, onChange }} />
        ),
    },
  ]
  return <Table label="员工账号" columns={columns} rows={staff} keyOf={({ staffId }) => staffId} />
}

/** The roles, and what they come to: by the table by which the service itself judges. */
function RolesOf({ member: { roles, name, state } }: { readonly member: StaffMember }) {
  if (roles.length === 0) return '没有角色'
  const may = allPermissions.filter((permission) => hasPermission(roles, permission))
  return (
    <>
      {roles.map((role) => staffRoleNames[role]).join('、')}
      <details>
        <summary className={styles.rights}>
          {state === 'disabled' ? '恢复后能做' : '能做'}
          {` ${may.length} 件事`}
          <span className="sr-only">{`：${name}`}</span>
        </summary>
        <ul className={styles.list}>
          {may.map((permission) => (
            <li key={permission}>{permissions[permission].name}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

const states: Readonly<Record<StaffState, { readonly word: string; readonly tone: BadgeTone }>> = {
  new: { word: '待启用', tone: 'warning' },
  active: { word: '使用中', tone: 'success' },
  disabled: { word: '已停用', tone: 'neutral' },
}

function StateBadge({ state }: { readonly state: StaffState }) {
  const { word, tone } = states[state]
  return <Badge tone={tone}>{word}</Badge>
}

/** Also what waits for another supervisor, and whose roles the company says. */
function StateOf({ member }: { readonly member: StaffMember }) {
  return (
    <>
      <StateBadge state={member.state} />{' '}
      {member.isByCompany && <Badge tone="neutral">公司账号</Badge>}
      {member.awaited !== undefined && <Badge tone="warning">{`${wishOf(member)}，待确认`}</Badge>}
    </>
  )
}

interface VerdictsProps extends Pick<StaffTableProps, 'onSettle'> {
  readonly member: StaffMember
  readonly ownId: string | undefined
}

/** Who asked cannot confirm, nor whose account it is: it says so instead of a button. */
function Verdicts({ member, ownId, onSettle }: VerdictsProps) {
  const canConfirm = member.awaited?.byId !== ownId && member.staffId !== ownId
  return (
    <span className={styles.changes}>
      <span className={styles.own}>{`${minuteText(member.awaited?.lapsesAt ?? '')} 失效`}</span>
      {canConfirm ? (
        <Button
          data-row
          isSmall
          variant="text"
          aria-label={`确认申请：${member.name}`}
          onClick={() => onSettle({ kind: 'confirm', member })}
        >
          确认
        </Button>
      ) : (
        <span className={styles.own}>要由另一位主管确认</span>
      )}
      <Button
        data-row
        isSmall
        variant="text"
        aria-label={`撤回申请：${member.name}`}
        onClick={() => onSettle({ kind: 'drop', member })}
      >
        撤回
      </Button>
    </span>
  )
}

interface ChangesProps extends Pick<StaffTableProps, 'areBranchesByCompany' | 'onChange'> {
  readonly member: StaffMember
}

function Changes({ member, areBranchesByCompany, onChange }: ChangesProps) {
  const isOut = member.state === 'disabled'
  const ofCompany = areBranchesByCompany ? [] : (['branch'] as const)
  const own = member.isByCompany
    ? ofCompany
    : (['roles', 'branch', ...(isOut ? [] : (['reset'] as const))] as const)
  const kinds = [...own, isOut ? 'enable' : 'disable'] as const
  return (
    <span className={styles.changes}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          data-row
          isSmall
          variant="text"
          aria-label={`${words[kind]}：${member.name}`}
          onClick={() => onChange({ kind, member })}
        >
          {words[kind]}
        </Button>
      ))}
    </span>
  )
}

const words: Readonly<Record<StaffChange['kind'], string>> = {
  roles: '改角色',
  branch: '改机构',
  reset: '重置登录',
  disable: '停用',
  enable: '恢复',
}

function momentOf(signedInAt: string | undefined): string {
  return signedInAt === undefined ? '还没有登录过' : minuteText(signedInAt)
}
