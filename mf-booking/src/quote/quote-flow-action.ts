import type { AddonName, Addons } from '@plenary/contracts/quote';
import { CallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';
import { redirect } from '@plenary/platform/router';
import { createQuote, requestCallback } from '../api.ts';
import { paths } from '../paths.ts';
import { addonNames } from './addon-names.ts';

/** What came of a press that led to no other page. `failed` may be tried again as it stands. */
export type FlowResult =
  | { type: 'callback-requested' }
  | { type: 'no-longer-available' }
  | { type: 'add-on-unavailable'; names: AddonName[] }
  | { type: 'failed' };

/**
 * Takes the form of the venue, upsell and quote pages (spec/booking.md §4 "Quote flow"). Fields: `demandId`; with
 * `action=call-me-back` a callback is asked for; else a quote is made of the add-ons that are `yes`, under `idempotencyKey`, and its
 * page is next. Throws for data that no form of ours sends, and what the root has to route: 401, 403 and 404.
 */
export const quoteFlowAction = async ({ request }: { request: Request }): Promise<FlowResult | Response> => {
  const form = await request.formData();
  const demandId = textOf(form, 'demandId');
  try {
    if (form.get('action') === 'call-me-back') {
      await requestCallback(demandId);
      return { type: 'callback-requested' };
    }
    const { quoteId } = await createQuote({ demandId, addons: addonsOf(form) }, textOf(form, 'idempotencyKey'));
    return redirect(paths.quote(quoteId));
  } catch (error) {
    return resultOf(error);
  }
};

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  if (typeof value !== 'string' || value === '') throw new Error(`a quote form without ${name}`);
  return value;
};

const addonsOf = (form: FormData): Addons => {
  const isChosen = (name: AddonName) => form.get(name) === 'yes';
  return {
    teambuilding: isChosen('teambuilding'),
    wellness: isChosen('wellness'),
    facilitator: isChosen('facilitator'),
    afterwork: isChosen('afterwork'),
    // The call has a fifth only where the carbon footprint is on (server-rules §3).
    ...(currentPlatform().settings.carbonFootprint && { ecology: isChosen('ecology') }),
  };
};

/** The add-ons that an answer `add-on-unavailable` names (`addons.afterwork`). */
export const unavailableIn = ({ errors }: CallError): AddonName[] => addonNames.filter((name) => errors[`addons.${name}`] !== undefined);

const resultOf = (error: unknown): FlowResult => {
  if (!(error instanceof CallError) || [401, 403, 404].includes(error.status)) throw error;
  if (error.code === 'no-longer-available') return { type: 'no-longer-available' };
  if (error.code === 'add-on-unavailable') return { type: 'add-on-unavailable', names: unavailableIn(error) };
  currentPlatform().report(error);
  return { type: 'failed' };
};
