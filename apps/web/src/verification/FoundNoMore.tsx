import { ButtonLink } from '../kit/buttons/Button.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import styles from './FailureNotice.module.css'

interface FoundNoMoreProps {
  readonly queryHref?: string | undefined
}

/** After a long break a code cannot be sent any more: the customer asks anew, with what they typed before. */
export function FoundNoMore({ queryHref = '#/policy-query' }: FoundNoMoreProps) {
  return (
    <div className={styles.notice} role="alert">
      <NoticeBar tone="warning">
        离开的时间较长，查询结果已失效。您填写的内容还在，重新查询即可。
      </NoticeBar>
      <ButtonLink href={queryHref} isBlock>
        重新查询
      </ButtonLink>
    </div>
  )
}
