import { showsCredits } from '@plenary/contracts/credit-rules';
import type { CreditTerms } from '@plenary/contracts/deployment-terms';
import type { BookingConfig } from '../config.ts';

type Settings = Pick<BookingConfig, 'CREDIT_MODE' | 'PRODUCT_MODE' | 'UNIT_PRICE' | 'CREDIT_TAX_RATE' | 'SPONSOR_CREDIT'>;

/** The value of a credit, if this deployment shows prices in credits. */
export const creditTermsOf = (settings: Settings): CreditTerms | undefined =>
  showsCredits({ creditMode: settings.CREDIT_MODE, productMode: settings.PRODUCT_MODE })
    ? { unitPrice: settings.UNIT_PRICE, creditTaxRate: settings.CREDIT_TAX_RATE, sponsorCredit: settings.SPONSOR_CREDIT }
    : undefined;
