import { staffRoleNames } from '@ecenter/contract/desk/permissions.ts'
import { type StaffMember, settleStaffRequest } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { failureText } from '../client/failures.ts'
import { isOvertaken } from '../client/overtaken.ts'
import { useSubmit } from '../client/use-submit.ts'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'

export interface StaffVerdict {
  readonly kind: 'confirm' | 'drop'
  readonly member: StaffMember
}

interface SettleRequestDialogProps {
  readonly verdict: StaffVerdict
  readonly onClose: () => void
  /** Reads the list anew: what is asked for by now is read before it is decided on. */
  readonly onChanged: () => Promise<unknown>
  /** With the first password, where the account begins anew. */
  readonly onDone: (member: StaffMember, firstPassword: string | undefined) => void
}

/** Says who asked for what before another supervisor confirms it, or it is dropped. */
export function SettleRequestDialog({
  verdict,
  onClose,
  onChanged,
  onDone,
}: SettleRequestDialogProps) {
  const { kind, member } = verdict
  const { submit, isSending, failed } = useSubmit(settleStaffRequest, {
    async reread(result) {
      await onChanged()
      if (!isOvertaken(result)) return
      onClose()
      showToast(failureText(result))
    },
  })

  async function handleYes() {
    const answer = await submit({
      staffId: member.staffId,
      askedAt: member.awaited?.at ?? '',
      verdict: kind,
    })
    if (answer === undefined) return
    showToast(kind === 'confirm' ? `${member.name}的账号已更新。` : '申请已撤回。')
    onDone(answer.member, answer.firstPassword)
  }

  return (
    <ConfirmDialog
      title={`${kind === 'confirm' ? '确认申请' : '撤回申请'}：${member.name}`}
      yes={kind === 'confirm' ? '确认' : '撤回'}
      isDangerous={kind === 'confirm'}
      isBusy={isSending}
      failure={failed && failureText(failed)}
      onYes={() => void handleYes()}
      onNo={onClose}
    >
      {`${member.awaited?.byName} 在 ${minuteText(member.awaited?.at ?? '')} 申请：${wishOf(member)}。`}
      {kind === 'confirm' && '请先和申请人、本人核实。'}
    </ConfirmDialog>
  )
}

/** 重置登录, or the roles that somebody would have. */
export function wishOf({ awaited }: StaffMember): string {
  switch (awaited?.kind) {
    case 'roles':
      return `角色改为${awaited.roles?.map((role) => staffRoleNames[role]).join('、')}`
    case 'branch':
      return `机构改为${[awaited.branchName ?? '总部', awaited.team ?? []].flat().join('，')}`
    case 'disable':
      return '停用账号'
    case 'enable':
      return '恢复账号'
    default:
      return '重置登录'
  }
}
