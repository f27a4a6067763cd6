import { changeDeal, getChanges, previewChange, withdrawChange } from '@plenary/contracts/changes.endpoints';
import type { ChangePreview, ChangeSide, DealChange } from '@plenary/contracts/changes.schemas';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeQuoteId, mintBookedQuote } from '../testing/mint-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const changeId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d11';
const side = (date: string, pax: number): ChangeSide => ({
  days: [{ date, lunchPax: pax, plenary: { pax, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] }],
  rooms: [{ day: date, place: 'plenary', index: 0, roomName: 'Salon Niel' }],
  items: [],
  totalExcludingVatPrice: pax * 100_00,
  totalIncludingVatPrice: pax * 120_00,
  vatBreakdown: [{ percent: 20, base: pax * 100_00, amount: pax * 20_00 }],
  deposit: { percent: 70, amount: pax * 84_00 },
});
const before = side('2026-10-06', 24);
const days = before.days;
const preview = (fields: Partial<ChangePreview> = {}): ChangePreview => ({
  ...{ revision: 4, previewHash: 'h'.repeat(43), before, after: side('2026-10-06', 25), level: 'consent', obstacle: null },
  ...{ difference: { excludingVat: 100_00, includingVat: 120_00 }, alternatives: { days: [], rooms: [] } },
  ...fields,
});
const change = (fields: Partial<DealChange> = {}): DealChange => ({
  ...{ changeId, dealId: fakeQuoteId, state: 'applied', level: 'consent', createdAt: '2026-09-20T08:00:00Z', onBehalf: true },
  ...{ before, after: side('2026-10-08', 25), difference: { excludingVat: 100_00, includingVat: 120_00 } },
  ...{
    offeredUntil: null,
    endedAt: '2026-09-20T08:00:00Z',
    consent: { at: '2026-09-20T08:00:00Z', by: 'staff', note: 'Claire au téléphone' },
  },
  ...fields,
});

const open = (changes: DealChange[], prepare?: NonNullable<Parameters<typeof showStaff>[1]>['prepare']) =>
  showStaff(paths.quote(fakeQuoteId), {
    prepare: (fake) => {
      fake.answer(getBookedQuote, () => mintBookedQuote({ status: 'Approved', option: null, standing: 'current', days }));
      fake.answer(getChanges, () => ({ revision: 4, changes }));
      prepare?.(fake);
    },
  });
const panel = () => screen.getByRole('region', { name: 'Jours et participants' });

test('staff see what a change does, note who agreed, and make it for the customer', async () => {
  let made: DealChange[] = [];
  const { sent } = await open([], ({ answer }) => {
    answer(getChanges, () => ({ revision: 5, changes: made }));
    answer(previewChange, () => preview());
    answer(changeDeal, () => {
      made = [change()];
      return { revision: 5, change: change() };
    });
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  const people = dialog.getByLabelText('Participants');
  await userEvent.clear(people);
  await userEvent.type(people, '25');
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  expect((await dialog.findByRole('row', { name: /^Différence TTC/ })).textContent?.replaceAll(/\s/g, ' ')).toBe('Différence TTC120,00 €');
  expect(dialog.getByRole('button', { name: 'Demander l’accord du client' })).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Accord du client/), 'Claire au téléphone');
  await userEvent.click(dialog.getByRole('button', { name: 'Modifier la réservation' }));
  expect(await screen.findByText('Faite, Claire au téléphone')).toBeTruthy();
  expect(sent().at(-1)).toMatchObject({
    body: { days: [{ from: '2026-10-06', to: '2026-10-06', pax: 25 }], revision: 4, consent: 'Claire au téléphone' },
  });
});

test('what stands in the way is said with free days instead', async () => {
  await open([], ({ answer }) => {
    answer(previewChange, ({ body }) => {
      if (body.days[0]?.to === '2026-10-09') return preview({ level: 'signature', offeredUntil: '2026-09-27T08:00:00Z' });
      return preview({ after: null, obstacle: 'no-room', alternatives: { days: [['2026-10-09']], rooms: [] } });
    });
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  expect(await dialog.findByText('Aucune salle n’est libre pour tout votre groupe à ces dates.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '9 oct. 2026' }));
  expect(await dialog.findByRole('button', { name: 'Envoyer l’avenant à signer' })).toBeTruthy();
  expect(dialog.queryByLabelText(/^Accord du client/)).toBeNull();
});

test('a change that waits for its customer can be withdrawn, and no other one is begun meanwhile', async () => {
  const waiting = change({ state: 'offered', level: 'signature', offeredUntil: '2026-09-27T08:00:00Z', endedAt: null, consent: undefined });
  let changes = [waiting];
  await open([], ({ answer }) => {
    answer(getChanges, () => ({ revision: 4, changes }));
    answer(withdrawChange, () => {
      changes = [{ ...waiting, state: 'withdrawn', offeredUntil: null }];
      return { revision: 4, change: waiting };
    });
  });
  expect(within(panel()).getByText(/^Un avenant attend la signature du client/)).toBeTruthy();
  expect(within(panel()).queryByRole('button', { name: 'Reporter ou modifier' })).toBeNull();
  await userEvent.click(within(panel()).getByRole('button', { name: 'Retirer la modification' }));
  expect(await within(panel()).findByText('Retirée')).toBeTruthy();
  expect(within(panel()).getByRole('button', { name: 'Reporter ou modifier' })).toBeTruthy();
});
