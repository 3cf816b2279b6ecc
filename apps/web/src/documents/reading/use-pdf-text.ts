import { useEffect, useState } from 'react'
import { type PageText, readPageText } from './page-text.ts'
import type { OpenPdf } from './pdf-document.ts'

interface PdfText {
  readonly pages: readonly PageText[]
  /** Nothing more will come. */
  readonly isComplete: boolean
}

/** The text of a document's pages, each as soon as it is read. */
export function usePdfText({ pages: document }: OpenPdf): PdfText {
  const [text, setText] = useState<PdfText>({ pages: [], isComplete: false })

  useEffect(() => {
    let isCurrent = true
    async function read() {
      for (let number = 1; isCurrent && number <= document.numPages; number += 1) {
        const page = await readPageText(await document.getPage(number))
        const isComplete = number === document.numPages
        if (isCurrent) setText((before) => ({ pages: [...before.pages, page], isComplete }))
      }
    }
    setText({ pages: [], isComplete: false })
    // What cannot be read is still there to be looked at, on its page.
    read().catch(() => isCurrent && setText(({ pages }) => ({ pages, isComplete: true })))
    return () => {
      isCurrent = false
    }
  }, [document])

  return text
}
