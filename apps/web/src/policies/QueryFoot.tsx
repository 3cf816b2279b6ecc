import { HelpFoot } from '../shell/screen/HelpFoot.tsx'

/** Below every query form. */
export function QueryFoot() {
  return <HelpFoot note="您填写的信息只用于本次查询" question="查不到保单？" />
}
