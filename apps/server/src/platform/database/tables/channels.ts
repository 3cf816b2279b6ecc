import type { Channel } from '@ecenter/contract/constants/channels.ts'

export interface ChannelTables {
  wechat_ticket: WeChatTicketTable
  session_customer: SessionCustomerTable
  spent_sign_on_ticket: SpentSignOnTicketTable
}

interface WeChatTicketTable {
  name: 'access-token' | 'jsapi-ticket'
  sealed: Buffer
  expires_at: Date
}

interface SessionCustomerTable {
  session_id: string
  /** The lookup key to the customer's own policies. */
  holder_key: Buffer
  /** What vouched for them; `phone` is a code and a fact. */
  channel: Channel | 'phone' | 'device' | 'passkey'
  customer_key: Buffer
  /** Set where the proof opens only what has this phone on file. */
  phone_key: Buffer | null
  /** Set where it opens only this car. */
  car_key: Buffer | null
  /** The lookup key to orders that were placed with the proven phone. */
  order_key: Buffer | null
  /** Name and phone. */
  sealed: Buffer
  proven_at: Date
  /** Moved on while it is used, to `ends_at` at most. */
  expires_at: Date
  ends_at: Date
}

interface SpentSignOnTicketTable {
  ticket_key: Buffer
  /** Until then the ticket could come again. */
  expires_at: Date
}
