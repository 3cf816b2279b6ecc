import { listStaff } from '@ecenter/contract/staff/desk/list-staff.ts'
import type { StaffMember } from '@ecenter/contract/staff/desk/staff-member.ts'
import { UserPlus } from 'lucide'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { AddStaffDialog } from './AddStaffDialog.tsx'
import { FirstPasswordDialog, type NewPassword } from './FirstPasswordDialog.tsx'
import { type StaffChange, StaffChangeDialog } from './StaffChangeDialog.tsx'
import { StaffTable } from './StaffTable.tsx'

type Open =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'change'; readonly change: StaffChange }
  | { readonly dialog: 'password'; readonly password: NewPassword }

/** Everybody at the desk: who may do what, who is new, who is out. */
export function StaffPage() {
  const query = useDeskQuery(listStaff, {})
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  function handleDone(member: StaffMember, firstPassword: string | undefined) {
    void query.ask()
    if (firstPassword === undefined) close()
    else setOpen({ dialog: 'password', password: { member, firstPassword } })
  }

  return (
    <Panel
      title="员工账号"
      isFlush
      actions={
        <Button variant="primary" icon={UserPlus} onClick={() => setOpen({ dialog: 'add' })}>
          添加员工
        </Button>
      }
    >
      <Loaded query={query}>
        {({ staff }) =>
          staff.length === 0 ? (
            <EmptyState title="还没有员工">添加后，员工用首次密码登录并启用账号。</EmptyState>
          ) : (
            <StaffTable
              staff={staff}
              onChange={(change) => setOpen({ dialog: 'change', change })}
            />
          )
        }
      </Loaded>
      {open?.dialog === 'add' && <AddStaffDialog onClose={close} onDone={handleDone} />}
      {open?.dialog === 'change' && (
        <StaffChangeDialog change={open.change} onClose={close} onDone={handleDone} />
      )}
      {open?.dialog === 'password' && (
        <FirstPasswordDialog password={open.password} onClose={close} />
      )}
    </Panel>
  )
}
