import { urlOf } from '@ecenter/contract/call.ts'
import { startProofByPlate, startProofOfCompany } from '@ecenter/contract/person/other-proofs.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { giveFact, startProof } from '@ecenter/contract/person/proof.ts'
import { type ProofState, readProof } from '@ecenter/contract/person/read-proof.ts'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { mutate } from 'swr'
import { keepPrefetched } from '../client/prefetched-answer.ts'
import { sendQuery } from '../client/send.ts'
import { useCall } from '../client/use-call.ts'
import { useTypedTexts } from '../client/use-typed-texts.ts'
import { leavePage } from '../kit/overlays/leave-page.ts'
import { Loading } from '../kit/progress/Loading.tsx'
import { StepMeter } from '../kit/progress/StepMeter.tsx'
import { stepStateAt } from '../kit/progress/step-state.ts'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { FailureState } from '../shell/screen/FailureState.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { forgetDraft } from '../state/form-drafts.ts'
import { askedAgain } from './proof/asked-again.ts'
import { CodeStep } from './proof/CodeStep.tsx'
import { FactStep } from './proof/FactStep.tsx'
import { NothingStep } from './proof/NothingStep.tsx'
import { CompanyStep, PlateStep } from './proof/OtherSteps.tsx'
import { PhoneStep } from './proof/PhoneStep.tsx'
import { wayOn } from './proof/way-on.ts'

const nobody: ProofState = { step: 'phone', asks: [] }
const ways = ['phone', 'plate', 'company'] as const
const steps: readonly ProofState['step'][] = ['phone', 'code', 'fact']

/**
 * `/proof`: the phone, its code, one fact; then all that is the customer's. How far they have come the
 * service knows, so a reload goes on there and no code is sent twice.
 */
export function ProofPage() {
  const { value, failed, ask } = useCall(readProof, {})
  const [reached, setReached] = useState<ProofState>()
  const state = reached ?? (value && shownAtFirst(value))
  const isOpen = state?.step === 'open'
  const handleOpen = useEffectEvent(() => {
    if (state !== undefined) void goOn(state)
  })
  useEffect(() => {
    if (isOpen) handleOpen()
  }, [isOpen])

  return (
    <Screen isPlain>
      {state === undefined && failed !== undefined && (
        <FailureState failed={failed} onRetry={ask} />
      )}
      {state === undefined && failed === undefined && <Loading />}
      {state !== undefined && <Step state={state} onReached={setReached} />}
    </Screen>
  )
}

/** Where it begins: a proof that runs goes on at once, but not where it will not do. */
function shownAtFirst(found: ProofState): ProofState {
  return found.step === 'open' && askedAgain() !== undefined ? nobody : found
}

interface StepProps {
  readonly state: ProofState
  readonly onReached: (state: ProofState) => void
}

function Step({ state, onReached }: StepProps) {
  const { texts } = useTypedTexts(startProof.path)
  const at = steps.indexOf(state.step)
  const startOver = () => onReached(nobody)
  async function beginAnew() {
    const found = await sendQuery(readProof, {})
    const isPhone = found.kind === 'answered' && found.value.step === 'phone'
    onReached(isPhone ? found.value : nobody)
  }
  return (
    <>
      {at >= 0 && <StepMeter states={steps.map((_, each) => stepStateAt(each, at))} />}
      {state.step === 'phone' && <StartStep state={state} onSent={onReached} />}
      {state.step === 'code' && (
        <CodeStep
          sent={state}
          mobile={texts.mobile}
          onProven={onReached}
          onSent={onReached}
          onOtherPhone={startOver}
          onLost={() => void beginAnew()}
        />
      )}
      {state.step === 'fact' && <FactStep asks={state.asks} onProven={onReached} />}
      {state.step === 'nothing' && (
        <NothingStep maskedMobile={state.maskedMobile} onOtherPhone={startOver} />
      )}
      {state.step === 'open' && <Loading />}
    </>
  )
}

const startSteps = { phone: PhoneStep, plate: PlateStep, company: CompanyStep }

/** By what the customer is found; the address says it, and the phone is what most have at hand. */
function StartStep(props: ComponentProps<typeof PhoneStep>) {
  const Start = startSteps[factIn(ways, pageParameter('by'))]
  return <Start {...props} />
}

/** Where the customer wanted to go, in place of this page: the way back does not lead into the proof again. */
async function goOn(state: ProofState): Promise<void> {
  // Home greets by it.
  void mutate([urlOf(readProof), {}], state, { revalidate: false })
  forgetDraft(startProof.path)
  forgetDraft(giveFact.path)
  forgetDraft(startProofByPlate.path)
  forgetDraft(startProofOfCompany.path)
  // It opens what is theirs, so a page of one thing finds it open, and the page of all has its answer.
  const result = await sendQuery(readOverview, {})
  if (result.kind === 'answered') keepPrefetched(readOverview, {}, result.value)
  const to = wayOn(pageParameter('to')) ?? '/me'
  leavePage(() => location.replace(`#${to}`))
}
