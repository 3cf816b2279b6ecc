import { findLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { Search } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/Button.tsx'
import { FindBar } from '../kit/FindBar.tsx'
import { TextField } from '../kit/TextField.tsx'
import { go } from '../shell/location.ts'
import { leadPath } from './lead-paths.ts'

/** A customer on the phone tells the number of their wish, or theirs. */
export function FindLead() {
  const form = useDeskForm(findLead, {
    initial: { number: '' },
    onAnswer: ({ leadId }) => go(leadPath, { id: leadId }),
  })
  return (
    <FindBar {...form.props} label="查找登记">
      <TextField label="登记编号或手机号" {...form.field('number')} />
      <Button type="submit" icon={Search} isBusy={form.isSending}>
        查找
      </Button>
    </FindBar>
  )
}
