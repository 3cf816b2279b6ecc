import { linkForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { CarFront, FileUp, type IconNode, PhoneOutgoing, Scale, Send } from 'lucide'
import { useDeskSession } from '../../client/desk-session.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { altChord } from '../../shell/frame/alt-letter.ts'
import { useShortcut } from '../../shell/frame/shortcuts.ts'
import { go, hrefOf, type Place } from '../../shell/location.ts'
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
  const possible = steps.filter(
    ({ path }) =>
      (path !== documentAskPath || customer !== undefined) && (path !== linkIntakePath || isSender),
  )
  return possible.map((step) => <StepLink key={step.path} {...step} parameters={parameters} />)
}

interface Step {
  readonly path: string
  readonly title: string
  readonly icon: IconNode
  /** The same key wherever it stands. */
  readonly letter: string
}

const steps: readonly Step[] = [
  { path: caseIntakePath, title: '登记投诉或异议', icon: Scale, letter: '1' },
  { path: reportIntakePath, title: '代客户报案', icon: CarFront, letter: '2' },
  { path: leadIntakePath, title: '登记投保意向', icon: PhoneOutgoing, letter: '3' },
  { path: documentAskPath, title: '请客户交材料', icon: FileUp, letter: '4' },
  { path: linkIntakePath, title: '发收款链接', icon: Send, letter: '5' },
]

function StepLink({ path, title, icon, letter, parameters }: Step & Pick<Place, 'parameters'>) {
  useShortcut({ keys: [letter], label: title }, () => go(path, parameters))
  return (
    <ButtonLink isSmall icon={icon} letter={altChord(letter)} href={hrefOf(path, parameters)}>
      {title}
    </ButtonLink>
  )
}
