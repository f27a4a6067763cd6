import { jobsBefore } from '@plenary/contracts/desk-rights';
import { migrate } from '@plenary/service-kit/database/migrate';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { findUserById } from '../users/find-user.ts';
import { identityMigrations } from './migrations.ts';
import { identityTables } from './tables.ts';

const before = identityMigrations.slice(
  0,
  identityMigrations.findIndex(({ name }) => name === '0014-staff-jobs'),
);
const roles = ['customer', 'staff', 'admin'] as const;

// Desk D26.
onBothEngines(before, (open) => {
  it('whoever was staff before there were jobs is sales manager and event manager of the network', async () => {
    const database = await open();
    await database.script(
      ["INSERT INTO company (id, name, created_at) VALUES ('nord', 'Nord', 0)"]
        .concat(
          roles.map(
            (
              role,
            ) => `INSERT INTO "user" (id, email, firstname, lastname, phone, lang, role, company_id, is_active, mailbox_proven, created_at)
VALUES ('${role}', '${role}@nord.example', 'A', 'B', '', 'fr', '${role}', 'nord', 1, 1, 0)`,
          ),
        )
        .join(';\n'),
    );
    await migrate(database, identityMigrations);
    const tables = identityTables(database.dialect);
    const jobs = await Promise.all(roles.map(async (role) => (await findUserById(database.read, tables, role))?.jobs));
    expect(jobs).toEqual([[], jobsBefore, []]);
  });
});
