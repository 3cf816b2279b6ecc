import { picklist } from 'valibot'

/** What a file of a customer is once the service has drawn or read it anew, whatever was sent. */
export const customerFileType = picklist(['image/jpeg', 'application/pdf'])
