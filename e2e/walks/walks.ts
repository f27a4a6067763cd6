import type { Page } from '@playwright/test';
import type { Look } from './look.ts';
import { walkAccount } from './walk-account.ts';
import { walkBooking } from './walk-booking.ts';
import { walkNewcomer, walkReturns } from './walk-newcomer.ts';
import { walkPages } from './walk-pages.ts';
import { walkSearch } from './walk-search.ts';
import { walkSignIn } from './walk-sign-in.ts';
import { walkSignature } from './walk-signature.ts';

interface Walk {
  name: string;
  walk: (page: Page, look: Look) => Promise<void>;
  /** E-mail of the demo account that walks; a visitor otherwise. */
  account?: string;
  /** What the browser says where the walk breaks something on purpose. */
  errors?: readonly RegExp[];
}

/** All screens, each once, in the order a person meets them. */
export const walks: readonly Walk[] = [
  { name: 'the account', walk: walkAccount, account: 'claire@atelier-nord.example' },
  { name: 'the booking', walk: walkBooking, account: 'claire@atelier-nord.example' },
  { name: 'a newcomer and their passwords', walk: walkNewcomer },
  { name: 'those who come back', walk: walkReturns, errors: [/status of 410/] },
  { name: 'the public pages', walk: walkPages, errors: [/status of 500/] },
  { name: 'the search', walk: walkSearch },
  { name: 'the sign-in', walk: walkSignIn },
  { name: 'the signature', walk: walkSignature, account: 'claire@atelier-nord.example' },
];
