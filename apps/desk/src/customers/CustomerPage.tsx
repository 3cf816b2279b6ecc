import {
  type DeskCustomer,
  type Revealable,
  readCustomer,
} from '@ecenter/contract/customers/desk/read-customer.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { listStaffLooks } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { ArrowLeft, Eye } from 'lucide'
import { useDeskSession } from '../client/desk-session.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { ButtonRow, PageColumns, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { OfOwnBranch } from '../shell/OfOwnBranch.tsx'
import { looksPath, searchPath } from '../shell/shell-paths.ts'
import { shownSeconds, useShownBriefly } from '../shell/use-shown-briefly.ts'
import { NextSteps } from './beside/NextSteps.tsx'
import { PolicyCards } from './beside/PolicyCards.tsx'
import { ProofBadges } from './beside/ProofBadges.tsx'
import { useAskWhenProofEnds } from './beside/use-ask-when-proof-ends.ts'
import { CallPanel } from './CallPanel.tsx'
import styles from './CustomerPage.module.css'
import { customerPath } from './customer-paths.ts'
import { OnlyProvenPanel } from './OnlyProvenPanel.tsx'
import { PurposePanel } from './PurposePanel.tsx'
import { RevealDialog, revealNames } from './RevealDialog.tsx'
import { ThingTable } from './ThingTable.tsx'

/** One customer that this member of staff has found. */
export function CustomerPage() {
  const { id, page: asked } = usePlace().parameters
  const page = Math.max(1, Number.parseInt(asked ?? '1', 10) || 1)
  const query = useDeskQuery(
    readCustomer,
    id === undefined ? undefined : { customerId: id, page },
    {
      keeps: 'page',
    },
  )
  const { failed, ask } = query
  useAskWhenProofEnds(query.value, ask)
  const back = (
    <ButtonLink href={hrefOf(searchPath)} variant="text" icon={ArrowLeft}>
      返回查找
    </ButtonLink>
  )
  if (id === undefined) return <EmptyState title="请先查找一位客户" actions={back} />
  if (failed?.kind === 'rejected' && failed.field === 'purpose') {
    return <PurposePanel onChosen={ask} />
  }
  return (
    <PageStack>
      <div>{back}</div>
      <OfOwnBranch of="customers" />
      <Loaded query={query} lines={8}>
        {(customer) => (
          <PageStack>
            <PageColumns>
              <PageStack>
                <CustomerHead key={customer.customerId} customer={customer} />
                {customer.onlyProven && (
                  <OnlyProvenPanel
                    customerId={customer.customerId}
                    onlyProven={customer.onlyProven}
                    onChanged={ask}
                  />
                )}
                <Panel title={`待办（${customer.waiting.length}）`} isFlush>
                  {customer.waiting.length === 0 ? (
                    <EmptyState title="没有等着办的事" />
                  ) : (
                    <ThingTable label="待办" isBrief things={customer.waiting} />
                  )}
                </Panel>
                <PagedPanel
                  title={`保单（${customer.total}）`}
                  total={customer.total}
                  rowsPerPage={rowsPerPage}
                  page={page}
                  onPage={(next) => goInstead(customerPath, { id, page: String(next) })}
                  empty={
                    customer.policies.length === 0 ? <EmptyState title="没有保单" /> : undefined
                  }
                >
                  <PolicyCards isInset policies={customer.policies} />
                </PagedPanel>
              </PageStack>
              <CallPanel customer={customer} onChanged={ask} />
            </PageColumns>
            <Panel title="经过" isFlush>
              {customer.timeline.length === 0 ? (
                <EmptyState title="还没有理赔、订单或联系记录" />
              ) : (
                <ThingTable label="经过" things={customer.timeline} />
              )}
            </Panel>
            {customer.hasEarlier && <Callout>更早的没有全列出，请按号码查找。</Callout>}
          </PageStack>
        )}
      </Loaded>
    </PageStack>
  )
}

/** Who it is, as far as they have proven it, and until when that holds. */
function CustomerHead({ customer }: { readonly customer: DeskCustomer }) {
  const { customerId, name, isCompany, proofs, counts } = customer
  // Each anew: the seconds of one are not those of the other.
  const [shownMobile, showMobile] = useShownBriefly<string>()
  const [shownIdNumber, showIdNumber] = useShownBriefly<string>()
  const { open, show, close } = useDialog<Revealable>()
  const isSupervisor = useDeskSession(({ session }) =>
    isAllowed(listStaffLooks.access, session.me?.roles ?? []),
  )
  const mobile = shownMobile ?? customer.mobile
  const idNumber = shownIdNumber ?? customer.idNumber
  const hidden = (['mobile', 'id-number'] as const).filter((field) =>
    (field === 'mobile' ? mobile : idNumber)?.includes('*'),
  )
  return (
    <Panel title={isCompany ? `${name}（单位）` : name} actions={<ProofBadges proofs={proofs} />}>
      <PageStack>
        <Facts
          facts={[
            { name: '手机', value: numberOf(mobile ?? '没有留存', shownMobile) },
            { name: '证件', value: numberOf(idNumber, shownIdNumber) },
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
          onShown={open === 'mobile' ? showMobile : showIdNumber}
          onClose={close}
        />
      )}
    </Panel>
  )
}

/** As it is kept masked, or for some seconds whole. */
function numberOf(number: string, shown: string | undefined) {
  if (shown === undefined) return <span className="num">{number}</span>
  return (
    <>
      <span className={`num ${styles.revealed}`}>{number}</span>{' '}
      <small>{`只显示 ${shownSeconds} 秒`}</small>
    </>
  )
}
