import type { DeskCustomer, Revealable } from '@ecenter/contract/customers/desk/read-customer.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { listStaffLooks } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { Eye } from 'lucide'
import { useState } from 'react'
import { useDeskSession } from '../client/desk-session.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { hrefOf } from '../shell/location.ts'
import { looksPath } from '../shell/shell-paths.ts'
import { NextSteps } from './beside/NextSteps.tsx'
import { ProofBadges } from './beside/ProofBadges.tsx'
import { RevealDialog, revealNames } from './RevealDialog.tsx'

/** Who it is, as far as they have proven it, and until when that holds. */
export function CustomerHead({ customer }: { readonly customer: DeskCustomer }) {
  const { customerId, name, isCompany, proofs, counts } = customer
  const [revealed, setRevealed] = useState<Partial<Record<Revealable, string>>>({})
  const { open, show, close } = useDialog<Revealable>()
  const isSupervisor = useDeskSession(({ session }) =>
    isAllowed(listStaffLooks.access, session.me?.roles ?? []),
  )
  const mobile = revealed.mobile ?? customer.mobile
  const idNumber = revealed['id-number'] ?? customer.idNumber
  const hidden = (['mobile', 'id-number'] as const).filter((field) =>
    (field === 'mobile' ? mobile : idNumber)?.includes('*'),
  )
  return (
    <Panel title={isCompany ? `${name}（单位）` : name} actions={<ProofBadges proofs={proofs} />}>
      <PageStack>
        <Facts
          facts={[
            { name: '手机', value: <span className="num">{mobile ?? '没有留存'}</span> },
            { name: '证件', value: <span className="num">{idNumber}</span> },
            { name: '保单', value: `${counts.policies} 份` },
            { name: '理赔', value: `${counts.claims} 件` },
            { name: '订单', value: `${counts.orders} 个` },
          ]}
        />
        <ButtonRow>
          {hidden.map((field) => (
            <Button key={field} isSmall icon={Eye} onClick={() => show(field)}>
              {`查看完整的${revealNames[field]}`}
            </Button>
          ))}
          {isSupervisor && (
            <ButtonLink isSmall icon={Eye} href={hrefOf(looksPath, { customer: customerId })}>
              谁看过这位客户
            </ButtonLink>
          )}
          <NextSteps customer={{ customerId }} />
        </ButtonRow>
      </PageStack>
      {open !== undefined && (
        <RevealDialog
          customerId={customerId}
          field={open}
          onShown={(value) => setRevealed((all) => ({ ...all, [open]: value }))}
          onClose={close}
        />
      )}
    </Panel>
  )
}
