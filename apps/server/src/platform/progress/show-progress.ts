/** What is to be shown, made only when it is. */
export type ShowProgress = (isLast: boolean, lineAfter: (seconds: number) => string) => void

/** On a terminal one line that moves, else a line now and then. */
export function progressShown(): ShowProgress {
  const begunAt = performance.now()
  const { isTTY } = process.stderr
  const msBetweenLines = isTTY ? 200 : 10_000
  let shownAt = begunAt
  return (isLast, lineAfter) => {
    const now = performance.now()
    if (now - shownAt < msBetweenLines && !isLast) return
    shownAt = now
    const line = lineAfter((now - begunAt) / 1000)
    process.stderr.write(isTTY ? `\r\u001B[K${line}${isLast ? '\n' : ''}` : `${line}\n`)
  }
}
