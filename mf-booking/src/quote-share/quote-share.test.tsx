import { getQuote } from '@plenary/contracts/booking.endpoints';
import {
  listQuoteShares,
  openSharedQuote,
  revokeQuoteShare,
  revokeQuoteShares,
  shareQuote,
} from '@plenary/contracts/quote-share.endpoints';
import { createFake, type Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildQuote, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';

const token = 'c4RkPq0nVmYtHs2LwXb9ZaUeJd7GfToKi1MvNyBrSQE';
const url = `https://book.example/quotes/${quoteId}/shared#share=${token}`;
const expiresAt = '2026-12-27T09:00:00Z';

type Links = { id: string; madeAt: string; expiresAt: string }[];

const openDialog = async (fake: Fake, links: () => Links = () => []) => {
  const user = userEvent.setup();
  fake.answer(listQuoteShares, () => ({ links: links() }));
  fake.answer(getQuote, () => buildQuote());
  const shown = showRoute({ address: `/quotes/${quoteId}`, fake });
  await user.click(await screen.findByRole('button', { name: 'Envoyer à un collègue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Envoyer ce devis à un collègue' }));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { ...shown, dialog, press };
};

describe('the dialog of a link', () => {
  it('makes none before it is asked for, then shows it with its end, and copies it', async () => {
    const fake = createFake();
    fake.answer(shareQuote, () => ({ url, expiresAt }));
    const { dialog, press, calls } = await openDialog(fake);
    expect(calls.some(({ address, method }) => method === 'POST' && address.endsWith('/share-link'))).toBe(false);
    await press('Créer le lien');
    const field = await dialog.findByRole('textbox', { name: 'Lien de lecture', description: /27 décembre 2026/ });
    expect((field as HTMLInputElement).value).toBe(url);
    await press('Copier le lien');
    expect(await dialog.findByText('Lien copié')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('ends every link, and makes another one after that', async () => {
    const fake = createFake();
    fake.answer(shareQuote, () => ({ url, expiresAt }));
    fake.answer(revokeQuoteShares, () => undefined);
    const { dialog, press } = await openDialog(fake);
    await press('Créer le lien');
    await dialog.findByRole('textbox');
    await press('Désactiver les liens de ce devis');
    expect(await dialog.findByText('Les liens de ce devis ne fonctionnent plus.')).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
    await press('Créer le lien');
    expect(await dialog.findByRole('textbox')).toBeTruthy();
  });

  it('lists those that open the quote with their days, and ends one of them alone', async () => {
    const fake = createFake();
    let links: Links = [
      { id: 'newer', madeAt: '2026-11-27T09:00:00Z', expiresAt },
      { id: 'older', madeAt: '2026-11-20T09:00:00Z', expiresAt: '2026-12-20T09:00:00Z' },
    ];
    const ended: string[] = [];
    fake.answer(revokeQuoteShare, ({ params }) => {
      ended.push(params.linkId);
      links = links.filter(({ id }) => id !== params.linkId);
      return undefined;
    });
    const { dialog, press } = await openDialog(fake, () => links);
    const list = within(await dialog.findByRole('region', { name: 'Liens qui ouvrent ce devis' }));
    expect(list.getAllByRole('listitem').map(plainText)).toEqual([
      expect.stringContaining('Créé le 27 novembre 2026, valable jusqu’au 27 décembre 2026'),
      expect.stringContaining('Créé le 20 novembre 2026, valable jusqu’au 20 décembre 2026'),
    ]);
    expect(dialog.getByText(/^Un lien ne s’affiche qu’une fois/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Créer un autre lien' })).toBeTruthy();
    await press('Désactiver le lien créé le 20 novembre 2026');
    expect(await dialog.findByText('Ce lien ne fonctionne plus.')).toBeTruthy();
    expect(ended).toEqual(['older']);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  });

  it('makes one where those that were made cannot be listed', async () => {
    const fake = createFake();
    fake.answer(shareQuote, () => ({ url, expiresAt }));
    const { dialog, press } = await openDialog(fake, () => refuse('service-unavailable'));
    expect(await dialog.findByText('Les liens de ce devis n’ont pas pu être affichés.')).toBeTruthy();
    await press('Créer le lien');
    expect(await dialog.findByRole('textbox')).toBeTruthy();
  });

  it('says that none could be made, and that there were too many today', async () => {
    const fake = createFake();
    fake.answer(shareQuote, () => refuse('service-unavailable'));
    const { dialog, press } = await openDialog(fake);
    await press('Créer le lien');
    expect(await dialog.findByText('Le lien n’a pas pu être préparé. Réessayez dans un instant.')).toBeTruthy();
    fake.answer(shareQuote, () => refuse('too-many-requests'));
    await press('Créer le lien');
    expect(await dialog.findByText('Vous avez créé beaucoup de liens aujourd’hui. Réessayez demain.')).toBeTruthy();
  });
});

describe('the page of a link', () => {
  const address = `/quotes/${quoteId}/shared?share=${token}`;
  const { demandId: _demandId, meetingScientist: _scientist, ...quote } = buildQuote();

  it('shows the quote, until when, and nothing that can be pressed', async () => {
    const fake = createFake();
    const asked: unknown[] = [];
    fake.answer(openSharedQuote, ({ body }) => {
      asked.push(body);
      return { quote, expiresAt };
    });
    const { container } = showRoute({ address, fake });
    await screen.findByRole('heading', { level: 1, name: 'Deux jours à Ternes' });
    expect(screen.getByText('En attente d’accord')).toBeTruthy();
    expect(asked).toEqual([{ token, lng: 'fr' }]);
    expect(plainText(container)).toContain('Ce devis vous est montré en lecture, jusqu’au 27 décembre 2026.');
    expect(screen.getByRole('table', { name: 'Totaux' })).toBeTruthy();
    expect(container.querySelectorAll('a, button, input, summary')).toHaveLength(0);
  });

  it('says that a link is no longer valid, and whom to ask', async () => {
    const fake = createFake();
    fake.answer(openSharedQuote, () => refuse('not-found'));
    showRoute({ address, fake });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ce lien ne sert plus' })).toBeTruthy();
    expect(screen.getByText(/Demandez-lui un nouveau lien/)).toBeTruthy();
  });

  it('is raised to the shell where the service is away', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const fake = createFake();
    fake.answer(openSharedQuote, () => refuse('service-unavailable'));
    showRoute({ address, fake });
    expect(await screen.findByText('raised 503')).toBeTruthy();
    jest.restoreAllMocks();
  });
});
