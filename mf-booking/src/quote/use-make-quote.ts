import { createQuote as createQuoteEndpoint } from '@plenary/contracts/booking.endpoints';
import type { AddonName, Addons } from '@plenary/contracts/quote';
import { type CallError, isObject } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { createQuote } from '../api.ts';
import { atRoot } from '../at-root.ts';
import { paths } from '../paths.ts';
import { addonNames } from './addon-names.ts';

interface Choice {
  demandId: string;
  addons: Partial<Addons>;
}

interface Words {
  /** The rooms are taken; null: the page shows it in another way. */
  taken: string | null;
  /** Of too many quotes in a short time. */
  tooMany: (error: CallError) => string;
  failed: string;
}

/** Makes the quote of a demand and its add-ons, and goes to its page (spec/booking.md §4 "Quote flow"). */
export const useMakeQuote = ({ taken, tooMany, failed }: Words) => {
  const navigate = useNavigate();
  const { settings } = usePlatform();
  return useSubmission({
    endpoints: [createQuoteEndpoint],
    send: ({ demandId, addons }: Choice, { idempotencyKey }) =>
      createQuote({ demandId, addons: sentAddons(addons, settings.carbonFootprint) }, idempotencyKey),
    isUsable: namesQuote,
    words: { 'no-longer-available': taken, 'add-on-unavailable': null, 'too-many-requests': tooMany, failed },
    toRoot: atRoot,
    onDone: ({ quoteId }, { signal }) => (signal.aborted ? undefined : navigate(paths.quote(quoteId))),
  });
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an answer has the id that the quote's page is found by (spec/booking.md §5: uuids are validated where used). */
const namesQuote = (answer: unknown): boolean => isObject(answer) && typeof answer.quoteId === 'string' && uuid.test(answer.quoteId);

/** The call has the ecology add-on only if the carbon footprint is on (server-rules §3). */
const sentAddons = (
  { teambuilding = false, wellness = false, facilitator = false, afterwork = false, ecology = false }: Partial<Addons>,
  carbonFootprint: boolean,
): Addons => ({ teambuilding, wellness, facilitator, afterwork, ...(carbonFootprint && { ecology }) });

/** The add-ons that a refusal `add-on-unavailable` names (`addons.afterwork`). */
export const unavailableIn = ({ errors }: CallError): AddonName[] => addonNames.filter((name) => errors[`addons.${name}`] !== undefined);
