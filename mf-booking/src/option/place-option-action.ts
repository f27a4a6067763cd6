import type { InsufficientCredit } from '@plenary/contracts/credit';
import { CallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';
import { type PlacedOption, placeOption } from '../api.ts';
import { fieldOf } from './field-of.ts';

/** Why no option is given: the press cannot be tried again as it stands. */
export const refusals = ['no-longer-available', 'quote-expired', 'too-late-for-option', 'too-many-options', 'mailbox-unproven'] as const;
export type OptionRefusal = (typeof refusals)[number] | 'afterwork-unavailable' | 'insufficient-credit';

/** What came of a press. `failed` may be tried again with the same key: what was held already is not held twice. */
export type PlaceResult =
  | { type: 'placed'; option: PlacedOption }
  | { type: 'refused'; reason: OptionRefusal; lack?: InsufficientCredit }
  | { type: 'failed' };

/**
 * Takes the form of the option's page: `quoteId` and `idempotencyKey`. Throws for data that no form of ours sends, and what the
 * root has to route: 401, 403 and 404.
 */
export const placeOptionAction = async ({ request }: { request: Request }): Promise<PlaceResult> => {
  const form = await request.formData();
  const [quoteId, idempotencyKey] = [fieldOf(form, 'quoteId'), fieldOf(form, 'idempotencyKey')];
  try {
    return { type: 'placed', option: await placeOption(quoteId, idempotencyKey) };
  } catch (error) {
    if (!(error instanceof CallError) || [401, 403, 404].includes(error.status)) throw error;
    if (error.code === 'insufficient-credit') {
      const { needed, balance } = error.body;
      return { type: 'refused', reason: error.code, lack: { needed: Number(needed), balance: Number(balance) } };
    }
    const reason = reasonOf(error);
    if (reason) return { type: 'refused', reason };
    currentPlatform().report(error);
    return { type: 'failed' };
  }
};

const reasonOf = ({ code, errors }: CallError): OptionRefusal | undefined =>
  code === 'no-longer-available' && errors['addons.afterwork'] ? 'afterwork-unavailable' : refusals.find((refusal) => refusal === code);
