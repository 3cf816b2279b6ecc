import { idTailLength } from '@ecenter/contract/constants/lengths.ts'
import { giveFact } from '@ecenter/contract/person/proof.ts'
import type { PersonFact, ProofState } from '@ecenter/contract/person/read-proof.ts'
import { useEffect, useRef, useState } from 'react'
import { useCallForm } from '../../client/use-call-form.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { IdNumberField } from '../../kit/fields/IdNumberField.tsx'
import { OtpField } from '../../kit/fields/OtpField.tsx'
import { PlateField } from '../../kit/fields/PlateField.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { FilterTabs } from '../../kit/tabs/FilterTabs.tsx'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { HelpSheet } from './HelpSheet.tsx'
import styles from './proof.module.css'

const fields = {
  'id-tail': 'idTail',
  plate: 'licenseNo',
  'id-number': 'identifyNumber',
} as const satisfies Record<PersonFact, string>

const tabs = [
  { key: 'id-tail', label: '证件后四位' },
  { key: 'plate', label: '车牌号' },
] as const

interface FactStepProps {
  readonly asks: readonly PersonFact[]
  readonly onProven: (state: ProofState) => void
}

/** One more fact: whoever has this number now is not shown what its owner of before had. */
export function FactStep({ asks, onProven }: FactStepProps) {
  const [chosen, setChosen] = useState<PersonFact>()
  const kind = chosen !== undefined && asks.includes(chosen) ? chosen : (asks[0] ?? 'id-number')
  return (
    <>
      <PageIntro title="再确认一项">
        {kind === 'id-number'
          ? '只凭后四位或车牌号还不能确认，请填完整的证件号码'
          : '手机号可能转给过别人，所以多问一句'}
      </PageIntro>
      {asks.length > 1 && (
        <FilterTabs label="确认方式" tabs={tabs} selected={kind} onSelect={setChosen} />
      )}
      <FactForm key={kind} kind={kind} onProven={onProven} />
    </>
  )
}

interface FactFormProps {
  readonly kind: PersonFact
  readonly onProven: (state: ProofState) => void
}

function FactForm({ kind, onProven }: FactFormProps) {
  const [isHelping, setIsHelping] = useState(false)
  const tail = useRef<HTMLInputElement>(null)
  const name = fields[kind]
  const form = useCallForm(giveFact, { initial: { [name]: '' }, onAnswer: onProven })
  const field = form.widget(name)
  const [isTyped, setIsTyped] = useState(false)
  const isComplete = isTyped && kind === 'id-tail' && field.value.length === idTailLength
  const { submit } = form
  useEffect(() => {
    tail.current?.focus()
  }, [])
  // The fourth character goes on by itself; what a reload brought back waits for a press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was typed
  useEffect(() => {
    if (isComplete) void submit()
  }, [isComplete, field.value])

  return (
    <form {...form.props} aria-label="再确认一项">
      <Fields>
        {kind === 'id-tail' && (
          <div>
            <OtpField
              {...field}
              onChange={(typed) => {
                setIsTyped(true)
                field.onChange(typed)
              }}
              ref={tail}
              label="证件号码后四位"
              length={idTailLength}
              hasLetters
            />
            <p className={styles.hint}>投保人的证件，末位是 X 就填 X。填满自动继续。</p>
          </div>
        )}
        {kind === 'plate' && (
          <PlateField {...field} label="车牌号" hint="任意一辆在我们这里投保的车。" />
        )}
        {kind === 'id-number' && (
          <IdNumberField {...field} hint="投保人的证件号码；单位填统一社会信用代码。" />
        )}
        <FormEnd form={form} sendingText="正在核对…">
          继续
        </FormEnd>
      </Fields>
      <div className={styles.foot}>
        <Button variant="secondary" isBlock onClick={() => setIsHelping(true)}>
          都不记得
        </Button>
      </div>
      <HelpSheet kind="fact" isOpen={isHelping} onClose={() => setIsHelping(false)} />
    </form>
  )
}
