import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Policies of every kind: what a product says of itself, the people that a policy names, and doors
 * that lead to one person's share of a group policy or may fit several people.
 */
export const otherPolicies: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table product add column basics jsonb not null default '[]';

      alter table policy
        add column insured_count int not null default 1,
        add column plate_key bytea;
      create index policy_plate on policy (plate_key) where plate_key is not null;

      alter table policy_door
        add column insured_person_id uuid,
        add column person_key bytea;

      alter table coverage add column plan text;

      create table insured_person (
        customer_key bytea not null,
        policy_id uuid not null,
        seq int not null,
        id uuid not null,
        name_key bytea not null,
        id_number_key bytea not null,
        phone_key bytea,
        joined_on date,
        left_on date,
        sealed bytea not null,
        primary key (customer_key, policy_id, seq),
        foreign key (customer_key, policy_id) references policy on delete cascade
      );
      create unique index insured_person_id on insured_person (customer_key, id);
      create index insured_person_name on insured_person (customer_key, policy_id, name_key);
      create index insured_person_id_number
        on insured_person (customer_key, policy_id, id_number_key);
    `.execute(db)
  },
}
