import type { HealthCheck } from './create-service.ts';
import type { Database } from './database/database.ts';

export const databaseHealth =
  (database: Database): HealthCheck =>
  async () => {
    await database.assertDurable();
    return { state: 'up' };
  };
