import type { Channel } from '@ecenter/contract/constants/channels.ts'

export interface ChannelTables {
  wechat_ticket: WeChatTicketTable
  session_customer: SessionCustomerTable
  spent_hand_over: SpentHandOverTable
}

interface WeChatTicketTable {
  name: 'access-token' | 'jsapi-ticket'
  sealed: Buffer
  expires_at: Date
}

interface SessionCustomerTable {
  session_id: string
  /** The door to the customer's own policies. */
  holder_key: Buffer
  channel: Channel
  proven_at: Date
  ends_at: Date
}

interface SpentHandOverTable {
  ticket_key: Buffer
  /** Until then the ticket could come again. */
  expires_at: Date
}
