import { NavRow } from '../../kit/lists/NavRow.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import type { Product } from '../use-support.ts'

const ways = [
  { label: '车牌号', note: '车险保单', href: '#/policy-query', product: 'car' },
  {
    label: '新车保单',
    note: '还没有上牌，用保单号查',
    href: '#/policy-query-newcar',
    product: 'new-car',
  },
  {
    label: '保单号',
    note: '家财、意外、责任等其他保单',
    href: '#/policy-query-property?by=number',
    product: 'property',
  },
  {
    label: '姓名和证件号',
    note: '名下所有保单',
    href: '#/warranty-query?by=insured',
    product: 'person',
  },
  {
    label: '学校和学生姓名',
    note: '学平险和家庭保单',
    href: '#/policy-query-wdf?by=school',
    product: 'student-family',
  },
  {
    label: '只记得证件后四位',
    note: '加上姓名或手机号',
    href: '#/warranty-query?by=applicant',
    product: 'person',
  },
  {
    label: '借款合同',
    note: '借款人意外险',
    href: '#/policy-query-property?by=loan',
    product: 'property',
  },
] as const

interface SearchSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly isSupported: (product: Product) => boolean
}

/** Every way to a policy that this channel has, by what it takes; the one that is open is left out. */
export function SearchSheet({ isOpen, onClose, isSupported }: SearchSheetProps) {
  return (
    <Sheet title="您手边有什么？" isOpen={isOpen} onClose={onClose}>
      {ways
        .filter(({ href, product }) => href !== location.hash && isSupported(product))
        .map(({ label, note, href }) => (
          <NavRow key={href} href={href} note={note}>
            {label}
          </NavRow>
        ))}
    </Sheet>
  )
}
