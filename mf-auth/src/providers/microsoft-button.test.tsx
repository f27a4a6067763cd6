import { PlatformProvider } from '@plenary/platform';
import { createTestPlatform } from '@plenary/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from '../testing/texts.ts';
import { type LoadMicrosoft, MicrosoftButton } from './microsoft-button.tsx';

// Covers B-T09–B-T10, B-M14.

const settings = { clientId: 'page', authority: 'https://login.example/organizations', scope: 'api/.default' };

const show = (load: LoadMicrosoft) => {
  const onFailure = jest.fn();
  render(
    <I18nextProvider i18n={createTexts('fr')}>
      <PlatformProvider value={createTestPlatform()}>
        <MicrosoftButton settings={settings} from="/quotes/7" onFailure={onFailure} load={load} />
      </PlatformProvider>
    </I18nextProvider>,
  );
  return { onFailure, button: () => screen.getByRole('button') };
};

test('it is disabled while its module loads, and says so if that fails', async () => {
  const { button } = show(() => Promise.reject(new Error('no chunk')));
  expect(button()).toHaveProperty('disabled', true);
  expect(await screen.findByRole('button', { name: 'Microsoft indisponible' })).toHaveProperty('disabled', true);
});

test('pressed, it leaves with the return address', async () => {
  const goToMicrosoft = jest.fn(async () => {});
  const { button } = show(async () => ({ goToMicrosoft }));
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  await userEvent.click(button());
  expect(goToMicrosoft).toHaveBeenCalledWith({ settings, from: '/quotes/7' });
});

test('the sign-in gets the failure if it can’t leave', async () => {
  const away = new Error('no crypto');
  const { button, onFailure } = show(async () => ({ goToMicrosoft: () => Promise.reject(away) }));
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  await userEvent.click(button());
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith(away));
});
