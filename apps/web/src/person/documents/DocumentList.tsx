import type { CarDocument } from '@ecenter/contract/person/overview.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { BadgeCheck, FilePen, FileText, type IconNode, ReceiptText } from 'lucide'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import type { Car } from '../car/car.ts'
import styles from './DocumentList.module.css'
import { documentHref } from './document-href.ts'

const icons: Readonly<Record<CarDocument['kind'], IconNode>> = {
  policy: FileText,
  mark: BadgeCheck,
  endorsement: FilePen,
  invoice: ReceiptText,
}

/** Each paper with the way to it, or why it cannot be had. */
export function DocumentList({ car }: { readonly car: Pick<Car, 'documents' | 'policies'> }) {
  const kindOf = (handle: string) => car.policies.find((policy) => policy.handle === handle)?.kind
  if (car.documents.length === 0) return <p className={styles.none}>这辆车现在没有单证。</p>
  return (
    <ul className={styles.list}>
      {car.documents.map((document) => (
        <li key={keyOf(document)}>
          <Icon of={icons[document.kind]} className={styles.icon} />
          <span className={styles.text}>
            {document.title}
            {document.note !== undefined && <small>{document.note}</small>}
            {document.unavailable !== undefined && <small>{document.unavailable}</small>}
          </span>
          {document.unavailable === undefined && (
            <ButtonLink
              href={documentHref(document, kindOf(document.handle))}
              variant="text"
              isCompact
              aria-label={`打开${document.title}`}
            >
              打开
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}

export function keyOf({ kind, handle, endorsementNo = '' }: CarDocument): string {
  return [kind, handle, endorsementNo].join(' ')
}
