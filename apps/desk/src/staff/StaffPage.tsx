import { staffRoleNames } from '@ecenter/contract/desk/permissions.ts'
import {
  addStaff,
  listStaff,
  type StaffMember,
} from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { UserPlus } from 'lucide'
import { useDeskSession } from '../client/desk-session.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { TextField } from '../kit/fields/TextField.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { showFirstPassword } from './first-passwords.ts'
import { RolesPanel } from './RolesPanel.tsx'
import { SettleRequestDialog, type StaffVerdict } from './SettleRequestDialog.tsx'
import { type StaffChange, StaffChangeDialog } from './StaffChangeDialog.tsx'
import { StaffTable } from './StaffTable.tsx'
import { WorkplaceFields, type Workplaces } from './WorkplaceFields.tsx'

/** Everybody at the desk: who may do what, who is new, who is out. */
export function StaffPage() {
  const query = useDeskQuery(listStaff, {})
  const { open, show, close } = useDialog<'add' | StaffChange | StaffVerdict>()
  const session = useDeskSession((state) => state.session)

  const workplaces = query.value ?? { branches: [], hasHeadOffice: true }

  function handleDone(member: StaffMember, firstPassword: string | undefined) {
    close()
    if (firstPassword !== undefined) showFirstPassword({ member, firstPassword }, session)
  }

  return (
    <PageStack>
      <Panel
        title="员工账号"
        isFlush
        actions={
          <Button variant="primary" icon={UserPlus} onClick={() => show('add')}>
            添加员工
          </Button>
        }
      >
        <Loaded query={query}>
          {({ staff, areBranchesByCompany }) =>
            staff.length === 0 ? (
              <EmptyState title="还没有员工">添加后，员工用首次密码登录并启用账号。</EmptyState>
            ) : (
              <StaffTable {...{ staff, areBranchesByCompany }} onChange={show} onSettle={show} />
            )
          }
        </Loaded>
        {open === 'add' && (
          <AddStaffDialog
            workplaces={workplaces}
            onClose={close}
            onDone={(...done) => {
              void query.ask()
              handleDone(...done)
            }}
          />
        )}
        {open !== undefined && open !== 'add' && isVerdict(open) && (
          <SettleRequestDialog
            verdict={open}
            onClose={close}
            onChanged={query.ask}
            onDone={handleDone}
          />
        )}
        {open !== undefined && open !== 'add' && !isVerdict(open) && (
          <StaffChangeDialog
            change={open}
            workplaces={workplaces}
            onClose={close}
            onChanged={query.ask}
            onDone={handleDone}
          />
        )}
      </Panel>
      <RolesPanel />
    </PageStack>
  )
}

function isVerdict(open: StaffChange | StaffVerdict): open is StaffVerdict {
  return open.kind === 'confirm' || open.kind === 'drop'
}

interface AddStaffDialogProps {
  readonly workplaces: Workplaces
  readonly onClose: () => void
  readonly onDone: (member: StaffMember, firstPassword: string) => void
}

function AddStaffDialog({ workplaces, onClose, onDone }: AddStaffDialogProps) {
  const form = useDeskForm(addStaff, {
    initial: {
      account: '',
      name: '',
      roles: [],
      branch: workplaces.hasHeadOffice ? '' : workplaces.branches[0]?.code,
      team: '',
    },
    optional: ['branch', 'team'],
    draft: 'staff/add',
    onAnswer: ({ member, firstPassword }) => onDone(member, firstPassword),
  })
  return (
    <FormDialog title="添加员工" action="添加" form={form} onClose={onClose}>
      <TextField label="姓名" data-autofocus {...form.field('name')} />
      <TextField
        label="账号"
        hint="登录时用，字母和数字，添加后不能改。"
        {...form.field('account')}
      />
      <CheckboxGroup
        label="角色"
        hint="主管可以打开所有页面。"
        choices={choicesOf(staffRoleNames)}
        {...form.field('roles')}
      />
      <WorkplaceFields
        workplaces={workplaces}
        branch={form.field('branch')}
        team={form.field('team')}
      />
    </FormDialog>
  )
}
