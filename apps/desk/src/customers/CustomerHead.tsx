import type {
  CustomerProof,
  DeskCustomer,
  Revealable,
} from '@ecenter/contract/customers/desk/read-customer.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { createLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { listStaffLooks } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { CarFront, Eye, PhoneOutgoing, Scale, Send } from 'lucide'
import { useState } from 'react'
import { useDeskSession } from '../client/desk-session.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Badge } from '../kit/layout/Badge.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { hrefOf } from '../shell/location.ts'
import { sendLinkTo } from '../shell/send-link.ts'
import {
  caseIntakePath,
  leadIntakePath,
  looksPath,
  reportIntakePath,
} from '../shell/shell-paths.ts'
import { RevealDialog, revealNames } from './RevealDialog.tsx'

/** Who it is, as far as they have proven it, and until when that holds. */
export function CustomerHead({ customer }: { readonly customer: DeskCustomer }) {
  const { customerId, name, isCompany, proofs, counts, isOpen } = customer
  const [revealed, setRevealed] = useState<Partial<Record<Revealable, string>>>({})
  const { open, show, close } = useDialog<Revealable>()
  const isSender = useDeskSession(({ session }) =>
    isAllowed(createLink.access, session.me?.roles ?? []),
  )
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
          <ButtonLink isSmall icon={Scale} href={hrefOf(caseIntakePath, { id: customerId })}>
            登记投诉或异议
          </ButtonLink>
          <ButtonLink isSmall icon={CarFront} href={hrefOf(reportIntakePath, { id: customerId })}>
            替来电人报案
          </ButtonLink>
          <ButtonLink
            isSmall
            icon={PhoneOutgoing}
            href={hrefOf(leadIntakePath, { id: customerId })}
          >
            登记投保意向
          </ButtonLink>
          {isSender && (
            <Button
              isSmall
              icon={Send}
              onClick={() =>
                sendLinkTo({
                  ...(isOpen && { insuredName: name }),
                  ...(mobile !== undefined && !mobile.includes('*') && { mobile }),
                })
              }
            >
              发收款链接
            </Button>
          )}
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

const proofNames: Readonly<Record<CustomerProof['by'], string>> = {
  sms: '客户在网站上短信已验证',
  facts: '电话里两项已核对',
  code: '电话里短信已验证',
}

function ProofBadges({ proofs }: Pick<DeskCustomer, 'proofs'>) {
  if (proofs.length === 0) return <Badge tone="warning">未验证</Badge>
  return (
    <ButtonRow>
      {proofs.map(({ by, until, isPart }) => (
        <Badge key={by} tone={by === 'sms' ? 'info' : 'success'}>
          {`${proofNames[by]}${isPart ? '（只限核对的保单和车）' : ''}，至 ${until.slice(-5)}`}
        </Badge>
      ))}
    </ButtonRow>
  )
}
