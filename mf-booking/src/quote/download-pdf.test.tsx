import { getQuote } from '@plenary/contracts/booking.endpoints';
import { getQuotePdf } from '@plenary/contracts/documents.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from './held-answers.ts';
import { buildQuote, quoteId } from './quote-factory.ts';
import { showRoute } from './route-harness.tsx';

// Covers B-H05.

const address = `/api/quotes/${quoteId}/pdf?lng=fr&download=true&version=4`;

/** Names of the files that the browser saved. */
const watchSaving = () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:quote';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
};
afterEach(() => jest.restoreAllMocks());

const showQuote = async () => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote());
  fake.answer(getQuotePdf, () => undefined);
  const shown = showRoute({ address: `/quotes/${quoteId}`, fake });
  return { ...shown, fake, link: await screen.findByRole('link', { name: 'Télécharger le PDF' }) };
};

test('the PDF is a link in the language of the page, saved by a press', async () => {
  const saved = watchSaving();
  const { link, calls } = await showQuote();
  expect(link.getAttribute('href')).toBe(address);
  await userEvent.click(link);
  await waitFor(() => expect(saved).toEqual([`${quoteId}.pdf`]));
  expect(calls.at(-1)).toMatchObject({ address, headers: { 'x-display-mode': 'Desktop', 'content-type': 'application/json' } });
  expect(screen.getByRole('link', { name: 'Télécharger le PDF' })).toBe(link);
});

test('presses while it is being prepared send no further request', async () => {
  const saved = watchSaving();
  const { link, fake, calls } = await showQuote();
  const { hold, release } = holdAnswers<undefined>();
  fake.answer(getQuotePdf, () => hold(undefined));
  await userEvent.click(link);
  expect(link.textContent).toBe('Préparation du PDF…');
  expect(link.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(link);
  release();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(calls.filter((call) => call.address === address)).toHaveLength(1);
});

test.each([
  [
    'documents-unavailable',
    'Le PDF ne peut pas être préparé pour le moment. Votre devis reste sur cette page : réessayez dans un instant.',
  ],
  ['unexpected-error', 'Le téléchargement a échoué. Réessayez.'],
] as const)('refused with %s it saves nothing, says so and can be tried again', async (code, words) => {
  const saved = watchSaving();
  const { link, fake, platform } = await showQuote();
  fake.answer(getQuotePdf, () => refuse(code));
  await userEvent.click(link);
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toContain(words));
  expect(saved).toEqual([]);
  expect(platform.reported).toHaveLength(1);
  fake.answer(getQuotePdf, () => undefined);
  await userEvent.click(link);
  await waitFor(() => expect(saved).toHaveLength(1));
});
