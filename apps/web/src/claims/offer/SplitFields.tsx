import { BankField } from '../../banking/BankField.tsx'
import { CardNumberField } from '../../banking/CardNumberField.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { yuan } from '../../kit/words/money.ts'
import styles from './SplitFields.module.css'
import { leftOf, type SplitRow } from './split-rows.ts'

interface SplitFieldsProps {
  readonly row: SplitRow
  /** Which account of all. */
  readonly at: number
  readonly rows: readonly SplitRow[]
  /** In fen: what is divided. */
  readonly total: number
  readonly hasHolder: boolean
  readonly errorAt: (name: keyof SplitRow) => string | undefined
  readonly onChange: (changed: Partial<SplitRow>) => void
  /** Undefined while there are not more than two. */
  readonly onRemove: (() => void) | undefined
}

/** One account of several, and how much it gets. */
export function SplitFields(props: SplitFieldsProps) {
  const { row, at, rows, total, hasHolder, errorAt, onChange, onRemove } = props
  const left = leftOf(total, rows)
  const isLastEmpty = rows.every(({ share }, place) => (share.trim() === '') === (place === at))
  const canTakeRest = isLastEmpty && left > 0
  const textOf = (name: keyof SplitRow) => ({
    name: `payees.${at}.${name}`,
    value: row[name],
    error: errorAt(name),
    onChange: (text: string) => onChange({ [name]: text }),
  })
  const inputOf = (name: keyof SplitRow) => ({
    ...textOf(name),
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <section className={styles.account} aria-label={`账户 ${at + 1}`}>
      <div className={styles.head}>
        <h3>账户 {at + 1}</h3>
        {onRemove && (
          <Button
            type="button"
            variant="text"
            isCompact
            aria-label={`删去账户 ${at + 1}`}
            onClick={onRemove}
          >
            删去
          </Button>
        )}
      </div>
      <Fields>
        {hasHolder && (
          <Field {...inputOf('holder')} label="户名" autoComplete="name" maxLength={50} />
        )}
        <CardNumberField
          {...textOf('bankcardno')}
          hint="借记卡，16 至 19 位。"
          onChange={(bankcardno) => onChange({ bankcardno })}
          onIssuer={(bankName) => onChange({ bankName })}
        />
        <BankField {...textOf('bankName')} />
        {rows.length > 1 && (
          <Field
            {...inputOf('share')}
            label="金额（元）"
            inputMode="decimal"
            maxLength={16}
            trailing={
              canTakeRest && (
                <Button
                  type="button"
                  variant="text"
                  isCompact
                  onClick={() => onChange({ share: String(left / 100) })}
                >
                  填入剩下的 {yuan(left)}
                </Button>
              )
            }
            isWrapping
          />
        )}
      </Fields>
    </section>
  )
}
