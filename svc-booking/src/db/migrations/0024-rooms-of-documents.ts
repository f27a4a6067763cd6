import type { Migration } from '@plenary/service-kit/database/migrate';

export const roomsOfDocuments: Migration = {
  name: '0024-rooms-of-documents',
  sql: 'ALTER TABLE signature_document ADD COLUMN rooms TEXT',
};
