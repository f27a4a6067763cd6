import type { Migration } from '@plenary/service-kit/database/migrate';

/** Drafts and archived venues, and the earlier addresses of venues' pages. */
export const venueStates: Migration = {
  name: '0029-venue-states',
  sql: `
ALTER TABLE venue ADD COLUMN state TEXT NOT NULL DEFAULT 'published';
CREATE TABLE venue_slug (
  slug TEXT PRIMARY KEY,
  venue_id TEXT NOT NULL REFERENCES venue (id)
)`,
};
