import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUpTexts } from '../i18n/set-up-texts.ts';
import { OverrideBanner } from './override-banner.tsx';

beforeAll(() => setUpTexts('fr'));

it('names the remote that is a local build, and ends the override', async () => {
  const clear = jest.fn();
  render(<OverrideBanner override={{ name: 'mf-booking', origin: 'http://127.0.0.1:4310' }} onClear={clear} />);
  const banner = screen.getByRole('complementary', { name: 'Version locale' });
  expect(banner.textContent).toContain('mf-booking vient de http://127.0.0.1:4310');
  await userEvent.click(screen.getByRole('button', { name: 'Reprendre celle de la plateforme' }));
  expect(clear).toHaveBeenCalledTimes(1);
});
