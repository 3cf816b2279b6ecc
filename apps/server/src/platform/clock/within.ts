class LateAnswer extends Error {
  override readonly name = 'LateAnswer'
}

/** What comes in time; later it is not heard. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    // Of a process that was busy for so long the answer may have come: it is read before.
    timer = setTimeout(() => setImmediate(() => reject(new LateAnswer())), ms)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
