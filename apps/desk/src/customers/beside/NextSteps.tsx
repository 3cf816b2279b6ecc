import { linkForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { CarFront, FileUp, PhoneOutgoing, Scale, Send } from 'lucide'
import { useDeskSession } from '../../client/desk-session.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { hrefOf } from '../../shell/location.ts'
import {
  caseIntakePath,
  documentAskPath,
  leadIntakePath,
  linkIntakePath,
  reportIntakePath,
} from '../../shell/shell-paths.ts'

interface NextStepsProps {
  /** Nobody where nothing is proven: then the form is empty. */
  readonly customer?: Pick<DeskCustomer, 'customerId'> | undefined
  /** Beside a chat: what is taken in came by it. */
  readonly chatId?: string | undefined
}

/** What is done for who calls or writes; each form has what they have proven, and nothing that is masked. */
export function NextSteps({ customer, chatId }: NextStepsProps) {
  const isSender = useDeskSession(({ session }) =>
    isAllowed(linkForCaller.access, session.me?.roles ?? []),
  )
  const parameters = { id: customer?.customerId, chat: chatId }
  return (
    <>
      <ButtonLink isSmall icon={Scale} href={hrefOf(caseIntakePath, parameters)}>
        登记投诉或异议
      </ButtonLink>
      <ButtonLink isSmall icon={CarFront} href={hrefOf(reportIntakePath, parameters)}>
        代客户报案
      </ButtonLink>
      <ButtonLink isSmall icon={PhoneOutgoing} href={hrefOf(leadIntakePath, parameters)}>
        登记投保意向
      </ButtonLink>
      {customer !== undefined && (
        <ButtonLink isSmall icon={FileUp} href={hrefOf(documentAskPath, parameters)}>
          请客户交材料
        </ButtonLink>
      )}
      {isSender && (
        <ButtonLink isSmall icon={Send} href={hrefOf(linkIntakePath, parameters)}>
          发收款链接
        </ButtonLink>
      )}
    </>
  )
}
