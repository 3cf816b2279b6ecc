import {
  type CompanyReturn,
  companyReturn,
  companySignOutPath,
  readMe,
} from '@ecenter/contract/staff/desk/account.ts'
import { is } from 'valibot'
import { noteSession, sessionNow } from '../../client/desk-session.ts'
import { send } from '../../client/send.ts'

const wayKey = 'desk-way-back'
const channelName = 'desk-signed-in'

/** Called before one goes to the provider: the page that one was on opens again afterwards. */
export function keepWayBack(): void {
  sessionStorage.setItem(wayKey, location.hash)
}

/** To the provider, to sign out there too: who has signed out here. */
export function leaveCompany(): void {
  location.assign(companySignOutPath)
}

let arrived: CompanyReturn | undefined

/**
 * Called once, before anything is drawn: reads how one came back from the provider, and gives the address
 * back what it was. Other pages of this browser hear that somebody is in.
 */
export function arriveFromCompany(): void {
  const how = new URLSearchParams(location.search).get('company')
  if (how === null) return
  const hash = how === 'not-out' ? '' : (sessionStorage.getItem(wayKey) ?? '')
  sessionStorage.removeItem(wayKey)
  history.replaceState(null, '', location.pathname + hash)
  if (!is(companyReturn, how)) return
  arrived = how
  if (how !== 'in' || !('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('in')
  channel.close()
}

/** What the sign-in page says first to who came back and is not in; once. */
export function takeCompanyNote(): string | undefined {
  const how = arrived
  arrived = undefined
  return how === undefined || how === 'in' ? undefined : notes[how]
}

const notes: Readonly<Record<Exclude<CompanyReturn, 'in'>, string>> = {
  unavailable: '公司登录暂时不可用，请稍后再试。',
  cancelled: '您没有完成公司账号登录。',
  ended: '公司账号登录等待太久或已经用过，请重新登录。',
  refused: '公司账号登录没有成功，请重新登录；一直这样请联系系统管理员。',
  'no-number': '您的公司账号没有可用的工号，请联系系统管理员。',
  'no-role': '您的公司账号没有工作台的角色，请联系主管或系统管理员。',
  taken: '这个工号或姓名已有别的账号，请联系系统管理员核对后再登录。',
  disabled: '您的账号已停用，请联系主管。',
  'too-many': '当前网络登录次数太多，请一小时后再试，或联系主管。',
  'not-out': '您已退出工作台。公司账号没有退出，用完公用电脑请在公司登录页退出。',
}

/**
 * While one has to sign in again the page waits with what was typed, and the provider opens in another tab:
 * this one goes on when somebody is in.
 */
export function watchOtherTabs(): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = () => void goOn()
  return () => channel.close()
}

async function goOn(): Promise<void> {
  if (sessionNow().step !== 'signed-out') return
  const result = await send(readMe, {})
  if (result.kind === 'answered') noteSession({ step: 'signed-in', me: result.value.me })
}
