import { newRequestId } from '@ecenter/client/request-id.ts'
import type { Failed } from '@ecenter/client/result.ts'
import { keepOwn, listOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { create } from 'zustand'
import { isOfWhoIsHere, sessionNow } from '../../client/desk-session.ts'
import { emptyForTheNext } from '../../client/empty-for-the-next.ts'
import { failureText } from '../../client/failures.ts'
import { send } from '../../client/send.ts'
import { showToast } from '../../kit/overlays/toast-store.ts'

/** How somebody wants to be called to the desk; kept for them at the service, not for their computer. */
export interface NoticeSetting {
  readonly sound: boolean
  /** A notice of the system where another window is looked at. */
  readonly desktop: boolean
}

const place = 'setting/notices'

export const useNoticeSetting = create<NoticeSetting>(() => ({ sound: true, desktop: false }))
emptyForTheNext(useNoticeSetting)

/** Reads what whoever signed in has chosen before. */
export async function loadNoticeSetting(): Promise<void> {
  const session = sessionNow()
  const result = await send(listOwn, {})
  if (result.kind !== 'answered' || !isOfWhoIsHere(session)) return
  const kept = result.value.own.find((each) => each.place === place)?.values
  if (kept === undefined) return
  useNoticeSetting.setState({ sound: kept.sound !== 'off', desktop: kept.desktop === 'on' })
}

/** Shown once it is stored; false where it was not. */
export async function chooseNotices(chosen: Partial<NoticeSetting>): Promise<boolean> {
  const session = sessionNow()
  const { sound, desktop } = { ...useNoticeSetting.getState(), ...chosen }
  const values = { sound: sound ? 'on' : 'off', desktop: desktop ? 'on' : 'off' }
  const result = await send(keepOwn, { place, values }, newRequestId())
  if (!isOfWhoIsHere(session)) return false
  if (result.kind !== 'answered') return isNotStored(result)
  useNoticeSetting.setState({ sound, desktop })
  return true
}

function isNotStored(failed: Failed): false {
  showToast(failureText(failed))
  return false
}
