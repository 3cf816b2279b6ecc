export interface SandboxTradeTables {
  sandbox_trade: SandboxTradeTable
}

interface SandboxTradeTable {
  trade_no: string
  state: 'unpaid' | 'paid' | 'failed' | 'closed'
  amount_fen: number
  subject: string
  /** Where the cashier sends the customer afterwards; without host, for a demo is reached by any. */
  return_to: string
  expires_at: Date
  gateway_no: string | null
  paid_at: Date | null
  refund_no: string | null
}
