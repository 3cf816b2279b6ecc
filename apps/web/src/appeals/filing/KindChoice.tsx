import type { AppealKind } from '@ecenter/contract/appeals/appeal.ts'
import { RadioGroup } from '../../kit/RadioGroup.tsx'

const choices = [
  {
    value: 'objection',
    label: '对理赔结果有异议',
    note: '比如赔少了、没有赔。我们重新核定，30 天内答复。',
  },
  {
    value: 'complaint',
    label: '对服务投诉',
    note: '比如态度、拖延。15 天内答复；情况复杂的，最多 30 天。',
  },
] as const

interface KindChoiceProps {
  readonly name: string
  readonly value: AppealKind
  readonly error: string | undefined
  readonly onChange: (kind: string) => void
}

/** Two matters with clocks of their own (decisions, section 6). */
export function KindChoice(props: KindChoiceProps) {
  return <RadioGroup<AppealKind> {...props} label="您要说的是" choices={choices} look="rows" />
}
