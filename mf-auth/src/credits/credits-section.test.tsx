import { ownCredits } from '@plenary/contracts/credit.endpoints';
import type { CreditEntry, CreditStatement } from '@plenary/contracts/credit.schemas';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import { answerAccount } from '../testing/answer-account.ts';
import { answerIdentity } from '../testing/answers.ts';
import { renderAuth } from '../testing/render-auth.tsx';
import { lea } from '../testing/screens.ts';

// Covers B-D11–B-D13.

const subject = { quoteId: 'aaaaaaaa-0000-4000-8000-000000000001', venueName: 'Ternes', firstDay: '2027-01-19' };
const entry = (number: number, fields: Partial<CreditEntry> = {}): CreditEntry => ({
  ...{ number, at: '2026-11-20T13:00:00.000Z', kind: 'held', amount: -264, balance: 736, subject, isOwn: true, reason: '' },
  ...fields,
});
const granted = entry(1, { kind: 'granted', amount: 1_000, balance: 1_000, subject: null, isOwn: false, reason: 'Forfait annuel' });
const statement: CreditStatement = {
  ...{ holder: 'user', name: 'Léa Petit', balance: 736, held: 264, next: null },
  entries: [entry(2), granted],
};

const visit = async (
  answer: (query: { before?: number | undefined }) => CreditStatement,
  creditMode: 'COMPANY' | 'USER' | 'TEAMWORK' = 'USER',
) => {
  const auth = renderAuth('/auth/account', { session: lea, settings: { creditMode } });
  answerIdentity(auth);
  answerAccount(auth);
  auth.answer(ownCredits, ({ query }) => answer(query));
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText('Chrome sur Windows');
  return auth;
};
const plain = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ');
const rows = async () => (await within(await screen.findByRole('list', { name: 'Mouvements' })).findAllByRole('listitem')).map(plain);

test('the balance, what is held, and each change with what it was for', async () => {
  await visit(() => statement);
  const section = screen.getByRole('region', { name: 'Vos crédits' });
  expect(plain(section)).toContain('736 crédits');
  expect(plain(section)).toContain('264 crédits en plus pour des options en cours');
  expect((await rows()).map((row) => row.replace(/20 novembre.*?:00/, ''))).toEqual([
    'Option poséeTernes, 19 janv. 2027-264solde 736',
    'Crédits accordésForfait annuel+1 000solde 1 000',
  ]);
  expect(screen.getByRole('link', { name: 'Ternes, 19 janv. 2027' }).getAttribute('href')).toBe(`/quotes/${subject.quoteId}`);
});

test('what a colleague took is a colleague’s', async () => {
  await visit(() => ({ ...statement, holder: 'team', entries: [entry(2, { isOwn: false, subject: null })] }), 'TEAMWORK');
  expect(screen.getByRole('region', { name: 'Les crédits de votre équipe' })).toBeTruthy();
  expect((await rows())[0]).toContain('Option d’un membre de l’équipe');
});

test('a press loads older changes, under the newer ones', async () => {
  const { user } = await visit(({ before }) =>
    before === 2 ? { ...statement, entries: [granted] } : { ...statement, entries: [entry(2)], next: 2 },
  );
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Voir les mouvements plus anciens' }));
  await screen.findByText('Forfait annuel');
  expect(await rows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Voir les mouvements plus anciens' })).toBeNull();
});

test('without a change yet it says so', async () => {
  await visit(() => ({ ...statement, balance: 0, held: 0, entries: [] }));
  expect(await screen.findByText('Aucun mouvement pour l’instant.')).toBeTruthy();
});

test('a team’s balance waits for a proven mailbox', async () => {
  await visit(() => refuse('mailbox-unproven'), 'TEAMWORK');
  expect(await screen.findByText(/^Confirmez votre adresse e-mail/)).toBeTruthy();
});

test('an unavailable balance can be reloaded', async () => {
  let isAway = true;
  const { user } = await visit(() => (isAway ? refuse('service-unavailable') : statement));
  isAway = false;
  const section = within(screen.getByRole('region', { name: 'Vos crédits' }));
  await user.click(await section.findByRole('button'));
  expect(await rows()).toHaveLength(2);
});

test('nothing is shown or requested if bookings are billed in euros', async () => {
  const { calls } = await visit(() => statement, 'COMPANY');
  expect(document.body.textContent).not.toContain('crédits');
  expect(calls.filter(({ address }) => address.includes('credits'))).toEqual([]);
});
