import type { Migration } from '@plenary/service-kit/database/migrate';

/** Views of the desk's lists that staff keep under a name. */
export const savedViews: Migration = {
  name: '0035-saved-views',
  sql: `
CREATE TABLE saved_view (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  made_by TEXT NOT NULL,
  list TEXT NOT NULL,
  name TEXT NOT NULL,
  filter TEXT NOT NULL,
  is_shared BIGINT NOT NULL,
  version BIGINT NOT NULL
);
CREATE INDEX saved_view_user ON saved_view (user_id);
CREATE INDEX saved_view_list ON saved_view (list);
`,
};
