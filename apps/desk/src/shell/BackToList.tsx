import { ArrowLeft } from 'lucide'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { hrefOfList } from './list-places.ts'

/** To the list as it was left: with its filter, on its page. */
export function BackToList({ path }: { readonly path: string }) {
  return (
    <ButtonLink href={hrefOfList(path)} variant="text" icon={ArrowLeft}>
      返回列表
    </ButtonLink>
  )
}
