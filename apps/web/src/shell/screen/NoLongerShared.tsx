import { LockKeyhole } from 'lucide'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'

/** In place of something of the family's that cannot be seen any more, or not before the next proof. */
export function NoLongerShared() {
  return (
    <ResultState
      tone="empty"
      icon={LockKeyhole}
      title="现在看不到"
      actions={
        <ButtonLink href="#/me" isBlock>
          回到我的保障
        </ButtonLink>
      }
    >
      家人可能已停止让您看，
      <br />
      也可能是验证已过期。
    </ResultState>
  )
}
