import { type StaffRole, staffRoleNames } from '@ecenter/contract/desk/permissions.ts'
import { changeStaff, type StaffMember } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { useState } from 'react'
import { failureText } from '../client/failures.ts'
import { useSubmit } from '../client/use-submit.ts'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import styles from './StaffTable.module.css'
import { WorkplaceFields, type Workplaces } from './WorkplaceFields.tsx'

export interface StaffChange {
  readonly kind: 'roles' | 'branch' | 'reset' | 'disable' | 'enable'
  readonly member: StaffMember
}

interface StaffChangeDialogProps {
  readonly change: StaffChange
  readonly workplaces: Workplaces
  readonly onClose: () => void
  /** Reads the list anew: another supervisor may have asked for something meanwhile. */
  readonly onChanged: () => Promise<unknown>
  /** With the first password, where the account begins anew. */
  readonly onDone: (member: StaffMember, firstPassword: string | undefined) => void
}

/** Asks before an account of somebody else is changed, and says what they will notice. */
export function StaffChangeDialog(props: StaffChangeDialogProps) {
  const { change, workplaces, onClose, onChanged, onDone } = props
  const { kind, member } = change
  const { submit, isSending, failed } = useSubmit(changeStaff, { reread: onChanged })
  const [roles, setRoles] = useState<StaffRole[]>(member.roles)
  const [error, setError] = useState<string>()
  const [branch, setBranch] = useState(member.branch ?? '')
  const [team, setTeam] = useState(member.team ?? '')
  const { title, text, yes } = words[kind]

  async function handleYes() {
    if (kind === 'roles' && roles.length === 0) return setError('请至少选择一个角色')
    const answer = await submit({
      staffId: member.staffId,
      change:
        kind === 'roles'
          ? { kind, roles }
          : kind === 'branch'
            ? { kind, ...(branch !== '' && { branch }), ...(team.trim() !== '' && { team }) }
            : { kind },
    })
    if (answer === undefined) return
    showToast(
      answer.member.awaited === undefined
        ? `${member.name}的账号已更新。`
        : '已提交申请，等另一位主管确认。',
    )
    onDone(answer.member, answer.firstPassword)
  }

  return (
    <ConfirmDialog
      title={`${title}：${member.name}`}
      yes={yes}
      isDangerous={kind === 'disable' || kind === 'reset'}
      isBusy={isSending}
      failure={failed && failureText(failed)}
      onYes={() => void handleYes()}
      onNo={onClose}
    >
      {kind === 'roles' ? (
        <CheckboxGroup
          name="roles"
          label="角色"
          hint={text}
          error={error}
          choices={choicesOf(staffRoleNames)}
          value={roles}
          onChange={setRoles}
        />
      ) : kind === 'branch' ? (
        <div className={styles.fields}>
          <WorkplaceFields
            workplaces={workplaces}
            branch={{ name: 'branch', value: branch, onChange: setBranch }}
            team={{ name: 'team', value: team, onChange: setTeam }}
          />
          <p>{text}</p>
        </div>
      ) : (
        text
      )}
    </ConfirmDialog>
  )
}

const words: Readonly<
  Record<
    StaffChange['kind'],
    { readonly title: string; readonly text: string; readonly yes: string }
  >
> = {
  roles: {
    title: '改角色',
    text: '主管可以打开所有页面。改动要由另一位主管确认，72 小时没有人确认就作废。',
    yes: '提交申请',
  },
  branch: {
    title: '改机构和组',
    text: '改动要由另一位主管确认，72 小时没有人确认就作废。',
    yes: '提交申请',
  },
  reset: {
    title: '重置登录',
    text: '现在的密码和验证器应用都会失效，员工马上退出登录，需要用新的首次密码重新启用账号。要由另一位主管确认，首次密码给确认的人看。',
    yes: '申请重置',
  },
  disable: {
    title: '停用账号',
    text: '员工马上退出登录，不能再登录。以后可以恢复。停用主管要由另一位主管确认。',
    yes: '停用',
  },
  enable: {
    title: '恢复账号',
    text: '员工可以照原来的方式登录。恢复主管要由另一位主管确认。',
    yes: '恢复',
  },
}
