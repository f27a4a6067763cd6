import type { Migration } from '@plenary/service-kit/database/migrate';

/** Mails that were sent about a deal or to a customer: to whom, about what, when; never what they say. */
export const sentMails: Migration = {
  name: '0044-sent-mails',
  sql: `
CREATE TABLE sent_mail (
  id TEXT PRIMARY KEY,
  quote_id TEXT REFERENCES quote (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  sent_at BIGINT NOT NULL
);
CREATE INDEX sent_mail_of_quote ON sent_mail (quote_id, sent_at);
CREATE INDEX sent_mail_of_user ON sent_mail (user_id, sent_at);
CREATE INDEX sent_mail_to ON sent_mail (recipient);
`,
};
