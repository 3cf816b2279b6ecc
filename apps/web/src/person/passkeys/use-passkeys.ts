import type { Result } from '@ecenter/client/result.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  addPasskey,
  type listPasskeys,
  type Passkey,
  removePasskey,
  startPasskey,
} from '@ecenter/contract/person/passkeys.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useState } from 'react'
import { tellFailure } from '../../client/failures/failure-dialog.ts'
import { useAction } from '../../client/use-action.ts'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { notePasskeyHere } from '../../state/passkey-here.ts'
import { deviceName } from '../devices/device-name.ts'
import { makePasskey } from '../passkey.ts'
import { useConfirm } from '../use-confirm.tsx'

type List = ResponseOf<typeof listPasskeys>

interface PasskeyActs {
  readonly onChanged: (list: List) => void
  /** The proof has ended, or is too old by now: what shows is asked anew. */
  readonly onRefused: () => void
}

const faults = {
  known: '这台设备已经添加过了。',
  failed: '这台设备现在添加不了，请检查是否设置了面容、指纹或锁屏密码，再试一次。',
}

/** Adds and removes passkeys; `busy` is the one that is being removed, or `add`. */
export function usePasskeys({ onChanged, onRefused }: PasskeyActs) {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  const start = useAction(startPasskey)
  const send = useAction(addPasskey)
  const remove = useAction(removePasskey)
  const { confirm, dialog } = useConfirm()

  function settle(call: { readonly path: `/${string}` }, result: Result<List>, done: string) {
    setBusy(undefined)
    if (result.kind === 'answered') {
      onChanged(result.value)
      showToast(done)
    } else if (result.kind === 'rejected' && result.code === resultCodes.grantMissing) {
      onRefused()
    } else if (result.kind === 'rejected' && result.code === resultCodes.fieldRefused) {
      setFault(result.message)
    } else {
      tellFailure({ call, failed: result })
    }
  }

  async function handleAdd() {
    setBusy('add')
    setFault(undefined)
    const begun = await start({})
    if (begun.kind !== 'answered') return settle(startPasskey, begun, '')
    const made = await makePasskey(begun.value)
    if (made.kind === 'answered' || made.kind === 'known') notePasskeyHere(true)
    if (made.kind !== 'answered') {
      setBusy(undefined)
      if (made.kind !== 'cancelled') setFault(faults[made.kind])
      return
    }
    const name = deviceName(navigator.userAgent)
    settle(addPasskey, await send({ name, ...made.answer }), '已添加')
  }

  async function handleRemove({ handle, name }: Passkey) {
    const isSure = await confirm({
      title: `移除 ${name}？`,
      text: '以后在那里看保障，要重新验证手机号。',
      yes: '移除',
    })
    if (!isSure) return
    setBusy(handle)
    settle(removePasskey, await remove({ handle }), '已移除')
  }

  return { busy, fault, dialog, handleAdd, handleRemove }
}
