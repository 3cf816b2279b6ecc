import type { AppealKind } from '@ecenter/contract/appeals/appeal-summary.ts'

export const kindNames = { objection: '异议', complaint: '投诉' } as const satisfies Record<
  AppealKind,
  string
>
