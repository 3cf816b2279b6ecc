import type { FamilyScope } from '@ecenter/contract/call.ts'

const names: Readonly<Record<FamilyScope, string>> = {
  policies: '保障',
  claims: '理赔进度',
  documents: '保单文件和理赔材料',
}

/** What somebody is let see, as an SMS says it: 保障、理赔进度. */
export function scopeNames(scopes: readonly FamilyScope[]): string {
  return scopes.map((scope) => names[scope]).join('、')
}
