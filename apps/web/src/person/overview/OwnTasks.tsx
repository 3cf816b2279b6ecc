import { progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import type { OwnTask } from '@ecenter/contract/person/overview.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { CircleAlert } from 'lucide'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { yuan } from '../../kit/words/money.ts'
import { shortDay } from '../../kit/words/short-day.ts'
import styles from './overview.module.css'

/** What waits for the customer: the most urgent with its button, the others as rows. */
export function OwnTasks({ tasks }: { readonly tasks: readonly OwnTask[] }) {
  const [first, ...others] = tasks
  if (first === undefined) return null
  const label = `${tasks.length} 件事等您`
  return (
    <>
      <section className={styles.task} aria-label={label}>
        <div className={styles.taskHead}>
          <p className={styles.taskLabel}>
            <Icon of={CircleAlert} size="s" />
            {label}
          </p>
          {first.dueOn !== undefined && (
            <span className={styles.taskDue}>{shortDay(first.dueOn)}前</span>
          )}
        </div>
        <h2 className={styles.taskTitle}>{first.title}</h2>
        <p className={styles.taskText}>{first.text}</p>
        <ButtonLink href={hrefOf(first)} isBlock>
          {verbOf(first)}
        </ButtonLink>
      </section>
      {others.length > 0 && (
        <Card label="其他等您办的事" isNavList>
          {others.map((task) => (
            <NavRow key={`${task.kind}${task.handle}`} href={hrefOf(task)} note={task.text}>
              {task.title}
            </NavRow>
          ))}
        </Card>
      )}
    </>
  )
}

function hrefOf({ kind, handle, claimKind = 'car', policyKind }: OwnTask): string {
  switch (kind) {
    case 'payment':
      return `#/order-pay-detail?handle=${handle}`
    case 'claim':
      return `#${progressPages[claimKind]}?handle=${handle}`
    case 'delivery':
      return `#/order-deliveryInfo?handle=${handle}`
    case 'renewal':
      return policyKind === undefined
        ? `#/me/car?handle=${handle}`
        : `#/policy-detail?handle=${handle}&kind=${policyKind}`
  }
}

function verbOf({ kind, amount, policyKind }: OwnTask): string {
  switch (kind) {
    case 'payment':
      return amount === undefined ? '去支付' : `支付 ${yuan(amount)} 元`
    case 'claim':
      return '去办理'
    case 'delivery':
      return '重新约时间'
    case 'renewal':
      return policyKind === undefined ? '看看续保' : '看看保单'
  }
}
