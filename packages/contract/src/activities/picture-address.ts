/** Below it lie the pictures that the site shows to everybody. */
export const picturesPath = '/pictures/'

/** Where the picture of an announcement lies on this site. */
export function pictureAddress(id: string): string {
  return `${picturesPath}${id}.jpg`
}
