import type { DraftPhoto } from './accident-draft.ts'

/** How many photos go along; those that this phone could not open are not counted, for the service may not either. */
export function photoWords(photos: readonly Pick<DraftPhoto, 'fault'>[]): string {
  const unopened = photos.filter(({ fault }) => fault === 'unopened').length
  const opened = photos.length - unopened
  const apart = unopened > 0 && `${unopened} 张本机打不开，也会发送`
  return [opened > 0 && `${opened} 张`, apart].filter(Boolean).join('，另有 ')
}
