import type { ResponseOf } from '@ecenter/contract/call.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import { type DeskLead, readLeadPhone } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { Eye } from 'lucide'
import { useState } from 'react'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { PageColumns, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { StepList } from '../kit/lists/StepList.tsx'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { LeadActions } from './LeadActions.tsx'
import { CallBy } from './LeadTable.tsx'
import { statusNames } from './lead-words.ts'

interface LeadViewProps {
  readonly lead: DeskLead
  readonly onChanged: () => Promise<unknown>
}

/** Who wants to buy what, what can be done now, and what was said so far. */
export function LeadView({ lead, onChanged }: LeadViewProps) {
  return (
    <PageStack>
      <Panel title={`投保登记 ${lead.leadNo}`}>
        <Facts facts={factsOf(lead)} />
      </Panel>
      <PageColumns>
        <PageStack>
          <LeadActions {...{ lead, onChanged }} />
          {/* Taken by a colleague meanwhile, it is hidden again. */}
          <LeadPhone key={String(lead.isMine)} lead={lead} />
        </PageStack>
        <Panel title="通话记录">
          <Notes notes={lead.notes} />
        </Panel>
      </PageColumns>
    </PageStack>
  )
}

function Notes({ notes }: Pick<DeskLead, 'notes'>) {
  if (notes.length === 0) {
    return <EmptyState title="还没有通话记录">打过电话后，请把结果记下来。</EmptyState>
  }
  return (
    <StepList
      label="通话记录"
      steps={notes.map(({ at, byName, status, text }) => ({
        title: statusNames[status],
        state: 'done',
        at,
        text,
        aside: <CustomerWords>{`经办：${byName}`}</CustomerWords>,
      }))}
    />
  )
}

function factsOf(lead: DeskLead) {
  const { promoter } = lead
  return [
    { name: '客户', value: <CustomerWords>{lead.applicant}</CustomerWords> },
    { name: '想买', value: productNames[lead.product] },
    { name: '投保城市', value: lead.city },
    ...(lead.takenByName === undefined
      ? []
      : [{ name: '登记人', value: `${lead.takenByName}，替来电人登记` }]),
    { name: '登记时间', value: <span className="num">{lead.leftAt}</span> },
    { name: '状态', value: statusNames[lead.status] },
    { name: '回电期限', value: <CallBy lead={lead} /> },
    { name: '联系人', value: lead.isMine ? '我' : (lead.handlerName ?? '无人联系') },
    ...(promoter === undefined
      ? []
      : [{ name: '推荐人', value: `${promoter.name}（${promoter.employeeNo}）` }]),
  ]
}

/** The phone, masked until whoever handles the lead wants to call; looking leaves a trace. */
function LeadPhone({ lead }: { readonly lead: DeskLead }) {
  const { leadId, isMine, maskedPhone, maskedSharePhone } = lead
  const [shown, setShown] = useState<ResponseOf<typeof readLeadPhone>>()
  const { submit, isSending, failed } = useSubmit(readLeadPhone)
  const sharePhone = shown?.sharePhone ?? maskedSharePhone

  async function handleShow() {
    setShown(await submit({ leadId }))
  }

  return (
    <Panel title="电话">
      <PageStack>
        <Facts
          facts={[
            {
              name: '手机号',
              value:
                shown === undefined ? (
                  <span className="num">{maskedPhone}</span>
                ) : (
                  <a className="num" href={`tel:${shown.mobile}`}>
                    {shown.mobile}
                  </a>
                ),
            },
            ...(sharePhone === undefined
              ? []
              : [{ name: '推荐人手机号', value: <span className="num">{sharePhone}</span> }]),
          ]}
        />
        {shown === undefined && (
          <div>
            <Button
              icon={Eye}
              disabled={!isMine}
              isBusy={isSending}
              onClick={() => void handleShow()}
            >
              显示手机号
            </Button>
          </div>
        )}
        {!isMine && <Callout>先接手，再显示手机号，免得两位同事同时打给一位客户。</Callout>}
        <FailureNotice failed={failed} />
      </PageStack>
    </Panel>
  )
}
