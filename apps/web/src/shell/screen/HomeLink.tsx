import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { useBasicInfo } from '../../state/basic-info.ts'
import { brand } from '../brand.ts'

interface HomeLinkProps {
  /** Beside a step that matters more. */
  readonly isSecondary?: boolean
}

/** The way on where something is done and no way leads back; some channels have no home of ours. */
export function HomeLink({ isSecondary = false }: HomeLinkProps) {
  const allowGoHome = useBasicInfo((info) => info.allowGoHome)
  if (!allowGoHome) return null
  return (
    <ButtonLink href={brand.homeUrl} variant={isSecondary ? 'secondary' : 'primary'} isBlock>
      返回首页
    </ButtonLink>
  )
}
