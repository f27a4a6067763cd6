import { approveChange, getChangeApproval } from '@plenary/contracts/change-approvals.endpoints';
import type { WholeWaitingChange } from '@plenary/contracts/change-approvals.schemas';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { samia } from '../testing/fake-staff.ts';
import { makeChangePreview } from '../testing/make-change.ts';
import { fakeApprovalId, makeChangeApproval } from '../testing/make-change-approval.ts';
import { louis } from '../testing/make-proposal.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

// Lifecycle L10.

const address = `/api/deals/${fakeQuoteId}/change-approvals/${fakeApprovalId}`;
const shown = async (part: Partial<WholeWaitingChange>, prepare?: (fake: Fake) => void) => {
  let change = makeChangeApproval(part);
  const view = await showStaff(paths.changeApproval(fakeQuoteId, fakeApprovalId), {
    prepare: (fake) => {
      fake.answer(getChangeApproval, () => change);
      prepare?.(fake);
    },
  });
  return { ...view, set: (changed: Partial<WholeWaitingChange>) => (change = makeChangeApproval({ ...part, ...changed })) };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const decided = { preview: null, mayDecide: false, decidedBy: louis, decidedAt: '2027-01-12T09:30:00Z' };

test('another person approves a change as it is shown, with what it does and who agreed', async () => {
  const { set, sent, platform } = await shown({ mayDecide: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Modification d’une réservation, Atelier Nord');
  expect(screen.getByText(/^Remise à approuver\s: 20/)).toBeTruthy();
  expect(screen.getByText(/^Accord du client\s: Claire au téléphone$/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Différence TTC/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir la réservation' }).getAttribute('href')).toBe(paths.quote(fakeQuoteId));
  set({ ...decided, state: 'sent' });
  await press('Approuver et modifier');
  expect(await screen.findByText(/^Approuvée par Louis Arnaud/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Différence TTC/ })).toBeTruthy();
  expect(sent()).toEqual([
    { method: 'POST', to: `${address}/approval?lng=fr`, body: { revision: 1, previewHash: makeChangePreview().previewHash } },
  ]);
  expect(platform.notices.map(({ text }) => text)).toEqual(['Modification approuvée. Son auteur reçoit un e-mail.']);
});

test('a change is refused once a reason is given', async () => {
  const { set, sent } = await shown({ mayDecide: true });
  await press('Refuser');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuser la modification' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Refuser' }).disabled).toBe(true);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Raison, pour son auteur' }), 'Trop bas');
  set({ ...decided, state: 'refused', reason: 'Trop bas' });
  await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await screen.findByText(/^Raison\s: Trop bas$/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()[0]?.body).toEqual({ revision: 1, reason: 'Trop bas' });
});

test('its author takes it back and does not decide', async () => {
  const author = { userId: samia.id, email: samia.email, name: 'Samia Benali' };
  const { set, sent } = await shown({ author });
  expect(screen.getByText(/^Une autre personne doit approuver votre modification/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refuser' })).toBeNull();
  set({ ...decided, author, state: 'withdrawn', decidedBy: author });
  await press('Reprendre la modification');
  expect(await screen.findByText(/^Reprise par Samia Benali/)).toBeTruthy();
  expect(sent()).toEqual([{ method: 'POST', to: `${address}/withdrawal?lng=fr`, body: { revision: 1 } }]);
});

test('a booking that was changed since is told, and the change can be refused alone', async () => {
  await shown({ mayDecide: true, preview: null });
  expect(screen.getByText(/la réservation a changé depuis/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approuver et modifier' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refuser' })).toBeTruthy();
});

test('what is in the way of a change by now is told', async () => {
  await shown({ mayDecide: true, preview: makeChangePreview({ after: null, obstacle: 'no-room' }) });
  expect(screen.getByText(/Aucune salle n’est libre/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approuver et modifier' })).toBeNull();
});

test('a change that does something else by then is shown again', async () => {
  await shown({ mayDecide: true }, (fake) =>
    fake.answer(approveChange, () => refuse('price-changed', { members: { preview: makeChangePreview() } })),
  );
  await press('Approuver et modifier');
  expect(await screen.findByText(/^La situation a changé entre-temps/)).toBeTruthy();
});
