import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { fileFault } from './file-fault.ts'

/** What is about to be sent beside words. */
type Chosen = File | 'card' | undefined

export interface Sending {
  readonly chosen: Chosen
  /** Why a file that was chosen cannot be sent. */
  readonly fault: string | undefined
  readonly pick: (files: readonly File[]) => void
  readonly openCards: () => void
  readonly close: () => void
  readonly handlePaste: (event: ClipboardEvent) => void
  /** Files may be dropped there. */
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** A file by the chooser, the clipboard or the pointer, or a card: each is looked at before it is sent. */
export function useSending(): Sending {
  const [chosen, setChosen] = useState<Chosen>()
  const [fault, setFault] = useState<string>()

  function pick(files: readonly File[]) {
    const [file, other] = files
    if (file === undefined) return
    const why = other === undefined ? fileFault(file) : '一次发一个文件，请重新选择。'
    setFault(why)
    if (why === undefined) setChosen(file)
  }

  return {
    chosen,
    fault,
    pick,
    openCards: () => setChosen('card'),
    close: () => setChosen(undefined),
    handlePaste(event) {
      const { files } = event.clipboardData
      // A table that is copied comes as words and as a picture of them: words are meant.
      if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      pick([...files])
    },
    dropProps: {
      onDragOver(event) {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
      onDrop(event) {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        pick([...event.dataTransfer.files])
      },
    },
  }
}
