import { setTimeout } from 'node:timers/promises'

/** Does the work, and takes so long whatever came of it, so that the time tells nothing. */
export async function atLeast<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const over = setTimeout(milliseconds)
  try {
    return await work()
  } finally {
    await over
  }
}
