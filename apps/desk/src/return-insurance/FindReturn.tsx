import { findReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { Search } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/Button.tsx'
import { FindBar } from '../kit/FindBar.tsx'
import { TextField } from '../kit/TextField.tsx'
import { go } from '../shell/location.ts'
import { returnPath } from './return-paths.ts'

/** A customer on the phone tells one of the two numbers that they have. */
export function FindReturn() {
  const form = useDeskForm(findReturnClaim, {
    initial: { number: '' },
    onAnswer: ({ claimId }) => go(returnPath, { id: claimId }),
  })
  return (
    <FindBar {...form.props} label="查找退货理赔">
      <TextField label="报案号或订单号" {...form.field('number')} />
      <Button type="submit" icon={Search} isBusy={form.isSending}>
        查找
      </Button>
    </FindBar>
  )
}
