import type { Migration } from '@plenary/service-kit/database/migrate';

/** Add-ons that a survey has agreed on beside the quote; none where a version of before was told last. */
export const agreedAddons: Migration = {
  name: '0031-agreed-addons',
  sql: "ALTER TABLE told_supplements ADD COLUMN addons TEXT NOT NULL DEFAULT '[]'",
};
