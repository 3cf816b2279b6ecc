import { staffRoleNames } from '@ecenter/contract/desk/desk-call.ts'
import { addStaff, type StaffMember } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { CheckboxGroup } from '../kit/CheckboxGroup.tsx'
import { choicesOf } from '../kit/choice.ts'
import { FormDialog } from '../kit/FormDialog.tsx'
import { TextField } from '../kit/TextField.tsx'

interface AddStaffDialogProps {
  readonly onClose: () => void
  readonly onDone: (member: StaffMember, firstPassword: string) => void
}

export function AddStaffDialog({ onClose, onDone }: AddStaffDialogProps) {
  const form = useDeskForm(addStaff, {
    initial: { account: '', name: '', roles: [] },
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
    </FormDialog>
  )
}
