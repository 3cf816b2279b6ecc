import { NavRow } from '../../kit/NavRow.tsx'
import { Sheet } from '../../kit/Sheet.tsx'

const ways = [
  { label: '车牌号', note: '车险保单', href: '#/policy-query' },
  { label: '新车保单', note: '还没有上牌，用保单号查', href: '#/policy-query-newcar' },
  {
    label: '保单号',
    note: '家财、意外、责任等其他保单',
    href: '#/policy-query-property?by=number',
  },
  { label: '姓名和证件号', note: '名下所有保单', href: '#/warranty-query?by=insured' },
  {
    label: '学校和学生姓名',
    note: '学平险和家庭保单',
    href: '#/policy-query-wdf?by=school',
  },
  {
    label: '只记得证件后四位',
    note: '加上姓名或手机号',
    href: '#/warranty-query?by=applicant',
  },
  { label: '借款合同', note: '借款人意外险', href: '#/policy-query-property?by=loan' },
] as const

interface DoorSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Every way to a policy, by what it takes; the one that is open is left out. */
export function DoorSheet({ isOpen, onClose }: DoorSheetProps) {
  return (
    <Sheet title="您手边有什么？" isOpen={isOpen} onClose={onClose}>
      {ways
        .filter(({ href }) => href !== location.hash)
        .map(({ label, note, href }) => (
          <NavRow key={href} href={href} note={note}>
            {label}
          </NavRow>
        ))}
    </Sheet>
  )
}
