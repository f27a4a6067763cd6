import { createMemoryRouter, RouterProvider } from '@plenary/platform/router';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from '../testing/texts.ts';
import { StepBoundary } from './step-boundary.tsx';

// Covers B-M26–B-M27, L-M17–L-M18.

const broken = new Error('broken step');
const Broken = () => {
  throw broken;
};

test('a step that cannot be shown says so, is reported once, and leads back to the client area', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const report = jest.fn();
  const element = (
    <StepBoundary report={report}>
      <Broken />
    </StepBoundary>
  );
  render(
    <I18nextProvider i18n={createTexts('fr')}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </I18nextProvider>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Oups, un problème est arrivé !');
  expect(screen.getByRole('link', { name: 'Retour à l’espace client' }).getAttribute('href')).toBe('/profile/events');
  expect(report.mock.calls).toEqual([[broken]]);
  quiet.mockRestore();
});
