/** Questionnaires by version, and what was answered. */
export const questionnaires = `
create table questionnaire (
  id uuid primary key,
  title text not null,
  intro text not null,
  thanks text not null,
  -- Links and posters that it is asked through; every one where there is none.
  entry_ids text[] not null,
  -- Every channel when there is none.
  channels text[] not null,
  from_on date not null,
  until_on date not null,
  -- draft, published or closed.
  phase text not null,
  -- The version whose questions are asked now: the edition that changed them last.
  version int not null,
  -- Counts up with every change.
  edition int not null
);

-- Once answered, questions stay as they were read.
create table questionnaire_version (
  questionnaire_id uuid not null references questionnaire,
  version int not null,
  questions jsonb not null,
  primary key (questionnaire_id, version)
);

create table questionnaire_answer (
  -- Keyed hash of the phone that was proven.
  customer_key bytea not null,
  questionnaire_id uuid not null,
  version int not null,
  answered_at timestamptz not null,
  entry_id text,
  channel text not null,
  -- What was chosen, by question; it says nothing about anybody.
  choices jsonb not null,
  -- The questions that were answered in words, so that they are counted without reading them.
  written text[] not null default '{}',
  -- What was written, where people name themselves and others; absent where nothing was, or no
  -- longer is.
  sealed bytea,
  primary key (customer_key, questionnaire_id),
  foreign key (questionnaire_id, version) references questionnaire_version
);
create index questionnaire_answer_version
  on questionnaire_answer (questionnaire_id, version, answered_at);
create index questionnaire_answer_sealed on questionnaire_answer (answered_at)
  where sealed is not null;
`
