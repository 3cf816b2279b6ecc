/** Under which the browser keeps a photo, from when it was taken until the service has it. */
export function photoName(id: string): string {
  return `accident/photo/${id}`
}
