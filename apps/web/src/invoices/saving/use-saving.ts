import { httpText } from '@ecenter/client/http-text.ts'
import type { Failed } from '@ecenter/client/result.ts'
import { downloadInvoice } from '@ecenter/contract/invoices/invoice-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useEffect, useRef, useState } from 'react'
import { fetchFile, type SavedFile } from '../../client/files/fetch-file.ts'
import { saveFile } from '../../documents/handing-out/save-file.ts'
import { formatsOfAll, formatWords } from './formats.ts'
import type { HandedOut } from './invoice-sheet.ts'

/** An invoice whose file did not come, and why. */
export interface NotSaved {
  readonly invoice: HandedOut
  readonly reason: string
}

export type Saving =
  | { readonly kind: 'choosing' }
  /** `done` files have come so far. */
  | { readonly kind: 'fetching'; readonly done: number }
  /** The phone on file of this invoice is to be proven first. */
  | { readonly kind: 'proving'; readonly handle: string }
  | { readonly kind: 'incomplete'; readonly notSaved: readonly NotSaved[]; readonly done: number }
  | { readonly kind: 'saved' }

/**
 * Fetches the files of invoices one after the other and hands them to the browser: one as it is,
 * several as a ZIP. What has come is not fetched again, whatever interrupts it.
 */
export function useSaving(invoices: readonly HandedOut[]) {
  const formats = formatsOfAll(invoices)
  const [format, setFormat] = useState(formats[0])
  const [state, setState] = useState<Saving>({ kind: 'choosing' })
  const [came] = useState(() => new Map<string, SavedFile>())
  /** Counts the beginnings and the stops: whatever ran before the latest has nothing to say. */
  const turn = useRef(0)
  const keyOf = ({ handle }: HandedOut) => `${format} ${handle}`
  const files = () => invoices.flatMap((invoice) => came.get(keyOf(invoice)) ?? [])

  async function start() {
    turn.current += 1
    const own = turn.current
    const notSaved: NotSaved[] = []
    for (const invoice of invoices.filter((each) => !came.has(keyOf(each)))) {
      setState({ kind: 'fetching', done: files().length })
      const { handle } = invoice
      const result = await fetchFile(downloadInvoice, { handle, fileFormat: format })
      if (own !== turn.current) return
      if (result.kind === 'answered') came.set(keyOf(invoice), result.value)
      else if (isProofMissing(result)) return setState({ kind: 'proving', handle })
      else notSaved.push({ invoice, reason: reasonOf(result) })
    }
    if (notSaved.length > 0) setState({ kind: 'incomplete', notSaved, done: files().length })
    else await save()
  }

  /** What has come, even when some have not. */
  async function save() {
    try {
      await shareFiles(files(), formatWords[format].type)
      setState({ kind: 'saved' })
    } catch {
      // What makes the ZIP did not come.
      setState({ kind: 'incomplete', notSaved: [], done: files().length })
    }
  }

  function stop() {
    turn.current += 1
    setState({ kind: 'choosing' })
  }

  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  return {
    state,
    formats,
    format,
    setFormat,
    start: () => void start(),
    save: () => void save(),
    stop,
  }
}

async function shareFiles(files: readonly SavedFile[], type: string): Promise<void> {
  const [only, ...more] = files
  if (only === undefined) return
  if (more.length === 0) return saveFile(only, type)
  const { zipFiles } = await import('./zip-files.ts')
  saveFile(zipFiles(files, `电子发票${files.length}张.zip`), 'application/zip')
}

function isProofMissing(failed: Failed): boolean {
  return failed.kind === 'rejected' && failed.code === resultCodes.grantMissing
}

function reasonOf(failed: Failed): string {
  return failed.kind === 'rejected' ? failed.message : httpText(failed.status)
}
