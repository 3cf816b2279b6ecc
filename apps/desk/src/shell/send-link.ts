import { keepDraft } from '../client/use-drafts.ts'
import { go } from './location.ts'

interface Known {
  readonly insuredName?: string
  readonly mobile?: string
  readonly policyNo?: string
}

/** Opens the form that sends a link to a customer, with what is known of them already there; nothing of it in the address. */
export function sendLinkTo(known: Known): void {
  keepDraft('links/send', { ...known })
  go('/links', { send: '1' })
}
