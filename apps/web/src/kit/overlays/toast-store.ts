import { createToasts } from '@ecenter/ui/toasts.ts'

/** For three seconds (specification, section 9). */
export const toasts = createToasts(3000)
export const showToast = toasts.show
