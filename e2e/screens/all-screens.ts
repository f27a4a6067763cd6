import type { Page } from '@playwright/test';
import { visitAccountScreens } from './account-screens.ts';
import { visitBookingScreens } from './booking-screens.ts';
import type { CheckScreen } from './check-screen.ts';
import { visitNewcomerScreens, visitReturnScreens } from './newcomer-screens.ts';
import { visitPublicPages } from './public-pages.ts';
import { visitSearchScreens } from './search-screens.ts';
import { visitSignInScreens } from './sign-in-screens.ts';
import { visitSignatureScreens } from './signature-screens.ts';

interface ScreenGroup {
  name: string;
  visit: (page: Page, check: CheckScreen) => Promise<void>;
  /** E-mail of the demo account that visits them; a visitor otherwise. */
  account?: string;
  /** Errors that the browser logs where the visit breaks something on purpose. */
  errors?: readonly RegExp[];
}

/** All screens, each once, in the order a person meets them. */
export const allScreens: readonly ScreenGroup[] = [
  { name: 'the account', visit: visitAccountScreens, account: 'claire@atelier-nord.example' },
  { name: 'the booking', visit: visitBookingScreens, account: 'claire@atelier-nord.example' },
  { name: 'a new account and its passwords', visit: visitNewcomerScreens },
  { name: 'links and providers that lead back', visit: visitReturnScreens, errors: [/status of 410/] },
  { name: 'the public pages', visit: visitPublicPages, errors: [/status of 500/] },
  { name: 'the search', visit: visitSearchScreens },
  { name: 'the sign-in', visit: visitSignInScreens },
  { name: 'the signature', visit: visitSignatureScreens, account: 'claire@atelier-nord.example' },
];
