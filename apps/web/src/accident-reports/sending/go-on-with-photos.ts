import { restoreWaiting, useWaiting } from './waiting-photos.ts'

/** Goes on with what waits, from an earlier visit too; what sends them is loaded where there is something. */
export async function goOnWithPhotos(): Promise<void> {
  await restoreWaiting()
  if (useWaiting.getState().reports.length === 0) return
  const { sendWaiting } = await import('./send-waiting.ts')
  await sendWaiting()
}
