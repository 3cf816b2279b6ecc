/** Marks the room in which a toast covers nothing that is pressed or typed into. */
export const toastRoom = { 'data-toast-room': '' }

/** Into the room beside the title of the page, whatever is open below it; where there is none, it stays where it is. */
export function besideTitle(toast: HTMLElement): void {
  const room = document.querySelector('[data-toast-room]')?.getBoundingClientRect()
  if (room === undefined || room.width === 0) return
  const { style } = toast
  style.maxWidth = `${room.width}px`
  style.margin = '0'
  style.left = 'auto'
  style.right = `${document.documentElement.clientWidth - room.right}px`
  style.top = `${room.top + Math.max(0, (room.height - toast.offsetHeight) / 2)}px`
}
