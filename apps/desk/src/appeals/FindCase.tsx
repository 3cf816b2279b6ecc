import { findCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { Search } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/Button.tsx'
import { FindBar } from '../kit/FindBar.tsx'
import { TextField } from '../kit/TextField.tsx'
import { go } from '../shell/location.ts'
import { casePath } from './case-paths.ts'

/** A customer on the phone tells the number of their case. */
export function FindCase() {
  const form = useDeskForm(findCase, {
    initial: { caseNo: '' },
    onAnswer: ({ caseId }) => go(casePath, { id: caseId }),
  })
  return (
    <FindBar {...form.props} label="按编号查找">
      <TextField label="受理编号" placeholder="TS 开头，18 位" {...form.field('caseNo')} />
      <Button type="submit" icon={Search} isBusy={form.isSending}>
        查找
      </Button>
    </FindBar>
  )
}
