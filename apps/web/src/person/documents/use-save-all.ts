import type { Failed } from '@ecenter/client/result.ts'
import { downloadDocuments } from '@ecenter/contract/person/documents.ts'
import { useState } from 'react'
import { fetchFile } from '../../client/files/fetch-file.ts'
import { renewProof } from '../../client/renewal/renewal.ts'
import { saveFile } from '../../documents/handing-out/save-file.ts'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { leftOutOf } from './left-out.ts'

/** Fetches all papers of a car as a ZIP and hands it to the browser; says what is not in it. */
export function useSaveAll(handle: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])

  async function save() {
    setIsBusy(true)
    setFailed(undefined)
    setLeftOut([])
    const result = await fetchFile(downloadDocuments, { handle })
    if (result.kind === 'answered') {
      saveFile(result.value, 'application/zip')
      const missing = await leftOutOf(result.value.bytes).catch(() => [])
      setLeftOut(missing)
      if (missing.length === 0) showToast('已开始下载，请在浏览器的下载中查看')
    } else if (!renewProof(downloadDocuments, { handle }, result, () => void save())) {
      setFailed(result)
    }
    setIsBusy(false)
  }

  return { isBusy, failed, leftOut, save: () => void save() }
}
