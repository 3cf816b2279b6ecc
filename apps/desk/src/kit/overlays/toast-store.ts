import { createToasts } from '@ecenter/ui/toasts.ts'

/** For five seconds: on a large screen one looks elsewhere. */
export const toasts = createToasts(5000)
export const showToast = toasts.show
