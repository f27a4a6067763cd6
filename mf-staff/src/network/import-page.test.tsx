import { importNetwork, previewNetworkImport } from '@plenary/contracts/network-file.endpoints';
import type { ImportLine, ImportPlan } from '@plenary/contracts/network-file.schemas';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { showStaff } from '../testing/show-staff.ts';

// D33 of the desk.

const none = { created: 0, changed: 0, same: 0, refused: 0 };
const planHash = 'a'.repeat(64);
const makePlan = (lines: ImportLine[], overrides: Partial<ImportPlan> = {}): ImportPlan => {
  const refused = lines.filter(({ outcome }) => outcome === 'refused').length;
  const counts = {
    venues: { ...none, same: 29, changed: lines.length - refused, refused },
    hours: none,
    rooms: none,
    prices: none,
    pictures: none,
  };
  return { planHash, counts, lines, left: 0, ...overrides };
};
const renamed: ImportLine = {
  ...{ sheet: 'venues', row: 3, name: 'ternes', outcome: 'changed' },
  changes: [{ field: 'name', from: 'Ternes', to: 'Wagram' }],
  faults: [],
};
const refusedRoom: ImportLine = {
  ...{ sheet: 'rooms', row: 12, name: 'ternes', outcome: 'refused', changes: [] },
  faults: [{ column: 'area', code: 'too_small' }],
};

const file = (content = '{"format":"network/1","venues":[]}') => new File([content], 'network.json', { type: 'application/json' });
type Fake = Parameters<NonNullable<NonNullable<Parameters<typeof showStaff>[1]>['prepare']>>[0];

const open = async (plan: ImportPlan, prepare: (fake: Fake) => void = () => undefined) => {
  const sent: unknown[] = [];
  await showStaff(paths.networkImport, {
    platform: { session: adrien },
    prepare: (fake) => {
      fake.answer(previewNetworkImport, () => plan);
      fake.answer(importNetwork, ({ body }) => {
        sent.push(body);
        return plan;
      });
      prepare(fake);
    },
  });
  const choose = (chosen = file()) => userEvent.upload(screen.getByLabelText(/Choisir un fichier Excel ou JSON/), chosen);
  return { sent, choose };
};

test('shows what a file changes by sheet and row, and applies the plan that was seen', async () => {
  const { choose, sent } = await open(makePlan([renamed]));
  await choose();
  const row = within(await screen.findByRole('row', { name: /ternes/ }));
  expect(row.getByText('name : Ternes → Wagram')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Appliquer' }));
  expect(await screen.findByText(/Tout est importé/)).toBeTruthy();
  expect(sent).toEqual([{ file: { format: 'network/1', venues: [] }, archiveMissing: false, planHash }]);
  expect(screen.queryByRole('button', { name: 'Appliquer' })).toBeNull();
});

test('names the column of a row that is refused, and applies nothing', async () => {
  const { choose, sent } = await open(makePlan([refusedRoom, renamed]));
  await choose();
  expect(await screen.findByText('area : trop petit')).toBeTruthy();
  expect(screen.getByText(/^1 ligne refusée/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Appliquer' }).disabled).toBe(true);
  expect(sent).toEqual([]);
});

test('shows the new plan where the network has moved meanwhile', async () => {
  const current = makePlan([{ ...renamed, changes: [{ field: 'name', from: 'Carnot', to: 'Wagram' }] }]);
  const { choose } = await open(makePlan([renamed]), ({ answer }) =>
    answer(importNetwork, () => refuse('stale-version', { members: { current } })),
  );
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Appliquer' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Le réseau a changé entre-temps');
  expect(screen.getByText('name : Carnot → Wagram')).toBeTruthy();
});

test('says that a file changes nothing', async () => {
  const { choose } = await open(makePlan([]));
  await choose();
  expect(await screen.findByText('Ce fichier ne change rien.')).toBeTruthy();
});

test('says that a file is no network', async () => {
  const { choose } = await open(makePlan([]), ({ answer }) => answer(previewNetworkImport, () => refuse('wrong-file')));
  await choose(file('PK'));
  expect((await screen.findByRole('alert')).textContent).toContain('ni un fichier JSON au format network/1');
});
