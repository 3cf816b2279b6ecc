import { companySignInPath } from '@ecenter/contract/staff/desk/account.ts'
import { useEffect } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { keepWayBack, watchOtherTabs } from './company-way.ts'

/** The way in by the company's account. Where a page waits with what was typed, it stays: that opens beside it. */
export function CompanyLink() {
  const isWaiting = useDeskSession(({ session }) => session.me !== undefined)
  useEffect(watchOtherTabs, [])
  if (!isWaiting) {
    return (
      <ButtonLink href={companySignInPath} variant="primary" onClick={keepWayBack}>
        公司账号登录
      </ButtonLink>
    )
  }
  return (
    <ButtonLink href={companySignInPath} variant="primary" target="_blank" rel="noopener">
      公司账号登录（打开新页面）
    </ButtonLink>
  )
}
