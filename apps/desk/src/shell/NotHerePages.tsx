import { Compass, Lock } from 'lucide'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { hrefOf } from './location.ts'
import { homePath } from './shell-paths.ts'

/** An address that leads nowhere. */
export function UnknownPage() {
  return (
    <EmptyState icon={Compass} title="没有这个页面" actions={<WayHome />}>
      地址可能写错了，或者页面已经改名。
    </EmptyState>
  )
}

/** A page that none of one's roles may open. The service refuses its calls too; this only says so early. */
export function ForbiddenPage() {
  return (
    <EmptyState icon={Lock} title="您没有这个页面的权限" actions={<WayHome />}>
      工作需要时，请主管为您添加角色。
    </EmptyState>
  )
}

function WayHome() {
  return (
    <ButtonLink variant="primary" href={hrefOf(homePath)}>
      回到首页
    </ButtonLink>
  )
}
