import { listChangeApprovals } from '@plenary/contracts/change-approvals.endpoints';
import { changeDiscountLimits } from '@plenary/contracts/discount-limits.endpoints';
import { approveProposal, getProposal, listProposals } from '@plenary/contracts/proposal-approvals.endpoints';
import type { WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien, samia } from '../testing/fake-staff.ts';
import { fakeApprovalId, makeChangeApproval } from '../testing/make-change-approval.ts';
import { fakeProposalId, makeLimits, makeProposal } from '../testing/make-proposal.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

// Lifecycle L10.

const shown = async (part: Partial<WholeProposal>, prepare?: (fake: Fake) => void) => {
  let proposal = makeProposal(part);
  const view = await showStaff(paths.proposal(fakeProposalId), {
    prepare: (fake) => {
      fake.answer(getProposal, () => proposal);
      prepare?.(fake);
    },
  });
  return { ...view, set: (changed: Partial<WholeProposal>) => (proposal = makeProposal({ ...part, ...changed })) };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('proposals and changes to approve lead to each, those that wait longest first; the others stand under their state', async () => {
  await showStaff(paths.proposals(), {
    prepare: ({ answer }) =>
      answer(listChangeApprovals, ({ query: { state } }) => ({ changes: state === 'to-approve' ? [makeChangeApproval()] : [] })),
  });
  const [change, row] = screen.getAllByRole('row', { name: /^Atelier Nord/ }) as [HTMLElement, HTMLElement];
  expect(change.textContent).toContain('Modification d’une réservation');
  expect(within(change).getByRole('link').getAttribute('href')).toBe(paths.changeApproval(fakeQuoteId, fakeApprovalId));
  expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain(
    'PropositionComet Ternes · 16 févr. 2027 · 50 personnes20 %2 793,60 €Louis Arnaud',
  );
  expect(within(row).getByRole('link').getAttribute('href')).toBe(paths.proposal(fakeProposalId));
  await userEvent.click(screen.getByRole('link', { name: 'Refusées' }));
  expect(await screen.findByText('Rien ici')).toBeTruthy();
});

test('another person approves a proposal as it is priced, and finds its quote', async () => {
  const { set, sent, platform } = await shown({ mayDecide: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Proposition, Atelier Nord');
  expect(screen.getByText(/^Remise à approuver\s: 20/)).toBeTruthy();
  set({ state: 'sent', quoteId: fakeQuoteId, priced: null, decidedBy: makeProposal().author, decidedAt: '2027-01-12T09:30:00Z' });
  await press('Approuver et envoyer');
  expect((await screen.findByRole('link', { name: 'Voir le devis' })).getAttribute('href')).toBe(paths.quote(fakeQuoteId));
  expect(screen.getByText(/^Approuvée par Louis Arnaud/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /Nef avec scène/ })).toBeTruthy();
  const body = { revision: 1, totalExcludingVatPrice: 2_793_60 };
  expect(sent()).toEqual([{ method: 'POST', to: `/api/desk/proposals/${fakeProposalId}/approval?lng=fr`, body }]);
  expect(platform.notices.map(({ text }) => text)).toEqual(['Proposition approuvée et envoyée au client. Son auteur reçoit un e-mail.']);
});

test('a proposal is refused once a reason is given', async () => {
  const { set, sent } = await shown({ mayDecide: true });
  await press('Refuser');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuser la proposition' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Refuser' }).disabled).toBe(true);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Raison, pour son auteur' }), 'Trop bas');
  set({
    state: 'refused',
    mayDecide: false,
    priced: null,
    reason: 'Trop bas',
    decidedBy: makeProposal().author,
    decidedAt: '2027-01-12T09:30:00Z',
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await screen.findByText(/^Raison\s: Trop bas$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approuver et envoyer' })).toBeNull();
  expect(sent()[0]?.body).toEqual({ revision: 1, reason: 'Trop bas' });
});

test('its author takes it back and does not decide; whoever may give less only reads it', async () => {
  const author = { userId: samia.id, email: samia.email, name: 'Samia Benali' };
  const { set, sent } = await shown({ author });
  expect(screen.getByText('Une autre personne doit approuver votre proposition.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refuser' })).toBeNull();
  set({ author, state: 'withdrawn', priced: null, decidedBy: author, decidedAt: '2027-01-12T09:30:00Z' });
  await press('Reprendre la proposition');
  expect(await screen.findByText(/^Reprise par Samia Benali/)).toBeTruthy();
  expect(sent()).toEqual([{ method: 'POST', to: `/api/desk/proposals/${fakeProposalId}/withdrawal?lng=fr`, body: { revision: 1 } }]);
});

test('whoever may give less is told so', async () => {
  await shown({});
  expect(screen.getByText(/^Vous pouvez accorder 10/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Approuver|Refuser|Reprendre/ })).toBeNull();
});

test('an administrator whose own limit is too low is led to where limits are raised, nobody else is', async () => {
  const { turnTo } = await showStaff(paths.proposal(fakeProposalId), { platform: { session: adrien } });
  expect(screen.getByText(/Si personne n’en a une assez haute/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Limites de remise' });
  expect(link.getAttribute('href')).toBe(paths.discountLimits);
  await turnTo({ session: samia });
  expect(screen.queryByText(/Si personne n’en a une assez haute/)).toBeNull();
});

test('what somebody decided meanwhile is said, and shown as it is', async () => {
  const { set } = await shown({ mayDecide: true }, ({ answer }) =>
    answer(approveProposal, () => refuse('stale-version', { members: { current: makeProposal({ state: 'refused' }) } })),
  );
  set({
    state: 'refused',
    mayDecide: false,
    priced: null,
    reason: 'Trop bas',
    decidedBy: makeProposal().author,
    decidedAt: '2027-01-12T09:30:00Z',
  });
  await press('Approuver et envoyer');
  expect(await screen.findByText(/^Refusée par Louis Arnaud/)).toBeTruthy();
});

test('what can be sent no more is refused alone', async () => {
  await shown({ mayDecide: true, priced: null });
  expect(screen.getByText(/ne peut plus être envoyée/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approuver et envoyer' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refuser' })).toBeTruthy();
});

test('today leads to the proposals that the reader may approve', async () => {
  await showStaff(paths.today(), {
    prepare: ({ answer }) =>
      answer(listProposals, () => ({
        proposals: [makeProposal({ mayDecide: true }), makeProposal({ proposalId: '5e5e3c9e-51a4-4f0e-8a30-6f1f2f0f9d06' })],
      })),
  });
  const figure = screen.getByRole('link', { name: /^1 proposition à approuver$/ });
  expect(figure.getAttribute('href')).toBe(paths.proposals());
  const todo = screen.getByRole('link', { name: 'À approuver, Atelier Nord' });
  expect(todo.getAttribute('href')).toBe(paths.proposal(fakeProposalId));
});

test('administrators set limits from a day on; of two at once one reads the other’s first', async () => {
  let isStale = true;
  const { sent, platform } = await showStaff(paths.discountLimits, {
    platform: { session: adrien },
    prepare: ({ answer }) =>
      answer(changeDiscountLimits, () => (isStale ? refuse('stale-version', { members: { current: makeLimits() } }) : makeLimits())),
  });
  expect(screen.getByRole('row', { name: /^1er janv\. 2026/ }).textContent).toContain('En vigueur');
  const form = within(screen.getByRole('region', { name: 'Fixer des limites' }));
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await form.findAllByText('Nombre non valable')).toHaveLength(2);
  const day = form.getByLabelText('À partir du');
  await userEvent.clear(day);
  await userEvent.type(day, '2027-03-01');
  await userEvent.type(form.getByRole('textbox', { name: 'Équipe (%)' }), '15');
  await userEvent.type(form.getByRole('textbox', { name: 'Administration (%)' }), '30');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await form.findByText(/^Quelqu’un les a fixées entre-temps/)).toBeTruthy();
  isStale = false;
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(platform.notices.map(({ text }) => text)).toEqual(['Limites enregistrées.']));
  const body = { staff: 15, admin: 30, revision: 1 };
  expect(sent().at(-1)).toEqual({ method: 'PUT', to: '/api/desk/discount-limits/2027-03-01', body });
});
