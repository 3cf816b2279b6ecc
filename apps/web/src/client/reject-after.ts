import { notInTime } from '@ecenter/client/no-answer.ts'

/** For a race with what cannot be broken off, such as the import of a file. */
export function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(notInTime()), milliseconds)
  })
}
