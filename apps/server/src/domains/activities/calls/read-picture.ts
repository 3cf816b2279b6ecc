import type { ActivitiesServices } from '../activities-services.ts'
import { isPicture, ownerOfPictures } from '../store/content-picture.repository.ts'

/** A picture that the site shows to everybody; undefined where there is none of this name. */
export async function readPicture(
  { db, files, keys }: ActivitiesServices,
  id: string,
): Promise<Uint8Array | undefined> {
  const isThere = await isPicture({ db }, id)
  return isThere ? files.read({ customerKey: ownerOfPictures(keys), id }) : undefined
}
