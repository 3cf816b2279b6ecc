import { type Kysely, type Migration, sql } from 'kysely'

/** What the cashier of a demo knows: payments that move no money. Elsewhere it stays empty. */
export const sandboxCashier: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table sandbox_trade (
        trade_no text primary key,
        state text not null,
        amount_fen bigint not null,
        subject text not null,
        return_to text not null,
        expires_at timestamptz not null,
        gateway_no text,
        paid_at timestamptz,
        refund_no text
      );
    `.execute(db)
  },
}
